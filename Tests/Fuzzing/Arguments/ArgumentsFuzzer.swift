import Foundation
import TurnpikeAuthoring

/// The words of a command line, a line each (`""` is an empty one); after an empty line, standard
/// input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzArguments(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  fuzzed(start, count) { bytes in
    let lines = lines(bytes)
    let words = lines.prefix { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
      .map { $0 == "\"\"" ? "" : $0 }
    guard words.count <= 16, words.allSatisfy(staysInFolder) else { return false }
    folder.fill()
    let input = joined(lines.dropFirst(words.count + 1))
    let console = FuzzConsole(input: input, isColored: input.first == UInt8(ascii: "!"))
    expectRun(Tool(console: console).run(words), words, console)
    return true
  }
}

/// No word leads out of the folder, on its own or behind an option's `=`.
private func staysInFolder(_ word: String) -> Bool {
  let bytes = Array(word.utf8)
  if word.contains("..") || bytes.contains(0) { return false }
  for index in bytes.indices where bytes[index] == UInt8(ascii: "/") {
    guard index > 0, bytes[index - 1] == UInt8(ascii: "s") else { return false }
  }
  return true
}

private func expectRun(_ status: ExitStatus, _ words: [String], _ console: FuzzConsole) {
  switch status {
  case .good:
    expect(!console.errors.contains(": error: "), "no error at status 0: \(console.errors)")
  case .findings:
    expect(!(console.errors + console.output).isEmpty, "status 1 says why: \(words)")
  case .usage:
    expect(console.errors.contains("\nusage: \(console.command.name)"), "usage: \(console.errors)")
    expect(console.output.isEmpty, "nothing but the error: \(console.output)")
  }
  let options = words.prefix { $0 != "--" }
  let isJSON = options.contains("--json")
  if isJSON, status != .usage, !options.contains(where: ["--help", "-h", "--version"].contains) {
    expectJSON(console.output)
  }
}

/// One value, or one a line.
private func expectJSON(_ text: String) {
  func isValue(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
  }
  expect(
    text.isEmpty || isValue(text) || text.split(separator: "\n").allSatisfy { isValue(String($0)) },
    "JSON: \(text)")
}
