import Foundation

/// The plugins of each target, read from the text of a package's manifest, because SwiftPM doesn't
/// pass them to a plugin.
struct Manifest {
  private let calls: [TargetCall]

  /// Reads the manifest in a folder. The result is empty if the folder contains several manifests,
  /// or if the manifest sets plugins outside of the calls that create targets.
  init(in folder: URL) {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)))
      ?? []
    let manifests = names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
    let file = folder.appending(component: "Package.swift")
    guard manifests == ["Package.swift"], let text = try? String(contentsOf: file, encoding: .utf8)
    else {
      self.init("")
      return
    }
    self.init(text)
  }

  init(_ text: String) {
    var words = ManifestWord.all(in: text)[...]
    var calls: [TargetCall] = []
    while let word = words.first {
      if let call = TargetCall(&words) {
        calls.append(call)
        continue
      }
      if word == .name("plugins") {
        self.calls = []
        return
      }
      words.removeFirst()
    }
    self.calls = calls
  }

  /// Whether the manifest proves that a target doesn't use the build plugin.
  func shows(noPluginOf target: String) -> Bool {
    let own = calls.filter { $0.name == target }
    return own.count == 1 && own.allSatisfy(\.lacksPlugin)
  }
}

/// A call that creates a target, such as `.target(name: "App", plugins: […])`.
private struct TargetCall {
  /// The name of the target, or nil if it isn't a literal.
  let name: String?
  let lacksPlugin: Bool

  /// Removes a call from the start of the words, or returns nil if they don't start with a call.
  init?(_ words: inout ArraySlice<ManifestWord>) {
    let makers = ["target", "executableTarget", "testTarget"]
    guard case .name(let maker)? = words.first, makers.contains(maker),
      words.dropFirst().first == .sign("(")
    else { return nil }
    words = words.dropFirst(2)
    var arguments: [String: [ManifestWord]] = [:]
    var label = ""
    var depth = 0
    while let word = words.popFirst() {
      if case .sign(let sign) = word {
        if "([{".contains(sign) { depth += 1 }
        if ")]}".contains(sign) { depth -= 1 }
        if depth < 0 { break }
        if depth == 0, sign == "," {
          label = ""
          continue
        }
      }
      if depth == 0, label.isEmpty, case .name(let name) = word, words.first == .sign(":") {
        label = name
        words.removeFirst()
      } else {
        arguments[label, default: []].append(word)
      }
    }
    name = if case .text(let name)? = arguments["name"]?.first { name } else { nil }
    lacksPlugin = arguments["plugins"].map { Self.isListWithoutPlugin($0) } ?? true
  }

  /// Whether the words are an array literal of plugins that doesn't contain Turnpike's plugin.
  private static func isListWithoutPlugin(_ words: [ManifestWord]) -> Bool {
    guard words.first == .sign("["), words.last == .sign("]") else { return false }
    return words.indices.allSatisfy { index in
      switch words[index] {
      case .text(let text): text != "TurnpikePlugin"
      // `[plugin]` without a dot is a constant, which can be Turnpike's plugin.
      case .name("plugin"): words[index - 1] == .sign(".")
      case .name(let name): ["name", "package"].contains(name)
      case .sign(let sign): "[](),.:".contains(sign)
      }
    }
  }
}

/// A word of a manifest, without comments and white space.
private enum ManifestWord: Equatable {
  case name(String)
  /// A string.
  case text(String)
  case sign(Character)

  static func all(in text: String) -> [ManifestWord] {
    var words: [ManifestWord] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if rest.starts(with: "/*".utf8) {
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest.removeFirst() }
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "\"") {
        words.append(.text(string(&rest)))
      } else if isNamePart(byte) {
        let name = rest.prefix { isNamePart($0) }
        words.append(.name(String(decoding: name, as: UTF8.self)))
        rest = rest[name.endIndex...]
      } else {
        if byte > UInt8(ascii: " ") { words.append(.sign(Character(Unicode.Scalar(byte)))) }
        rest.removeFirst()
      }
    }
    return words
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  /// Removes a string literal from the start, and returns its text without quotation marks.
  private static func string(_ rest: inout ArraySlice<UInt8>) -> String {
    rest.removeFirst()
    var text: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
      text.append(byte)
      if byte == UInt8(ascii: "\\"), let next = rest.popFirst() { text.append(next) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
