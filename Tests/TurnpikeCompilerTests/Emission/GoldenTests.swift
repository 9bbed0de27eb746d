import TestSupport
import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// The generated Swift, byte for byte.
@Suite struct GoldenTests {
  @Test(arguments: GoldenFiles.names)
  func generates(name: String) throws {
    let golden = GoldenFiles(name: name)
    let compilation = Compilation(try golden.sources())
    #expect(compilation.report == [])
    let source = try #require(compilation.output).swiftSource
    let found = source.withoutCopies
    if GoldenFiles.isRecording { return try golden.record(found) }
    let expected = try golden.expected()
    if found != expected {
      let (got, wanted) = (found.split(separator: "\n"), expected.split(separator: "\n"))
      let line = zip(got, wanted).prefix { $0 == $1 }.count
      Issue.record(
        """
        \(name): the generated code has changed; line \(line + 1) that is not empty is
        \(got.dropFirst(line).first ?? "(none)")
        and was
        \(wanted.dropFirst(line).first ?? "(none)")
        """)
    }
  }

  @Test(arguments: GoldenFiles.names)
  func isTheSameEveryTime(name: String) throws {
    let sources = try GoldenFiles(name: name).sources()
    let first = Compilation(sources).output?.swiftSource
    for _ in 0..<5 { #expect(Compilation(sources).output?.swiftSource == first) }
  }

  /// The same routes, whatever ends their lines, make the same code.
  @Test(arguments: GoldenFiles.names)
  func lineEndsChangeNothing(name: String) throws {
    let sources = try GoldenFiles(name: name).sources()
    let windows = sources.map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return SourceFile(
        path: file.path, text: "\u{FEFF}" + text.replacing("\n", with: "\r\n"))
    }
    #expect(Compilation(windows).output?.swiftSource == Compilation(sources).output?.swiftSource)
  }

  /// No line has more than 100 columns, except documentation and lines at a place. No line ends in
  /// white space, a level has two spaces, and the brackets close.
  @Test(arguments: GoldenFiles.names)
  func isTidy(name: String) throws {
    let compilation = Compilation(try GoldenFiles(name: name).sources())
    let source = try #require(compilation.output).swiftSource
    #expect(source.last == "\n")
    #expect(!source.contains("\n\n\n") && !source.contains("{\n\n") && !source.contains("\t"))
    var brackets = Brackets()
    var isAtPlace = false
    /// Whether the line at the place goes on in the next row, at the column of a type.
    var isContinued = false
    var isTable = false
    var indentation = 0
    for line in source.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("#sourceLocation(") {
        isAtPlace = text != "#sourceLocation()"
        isContinued = false
      } else if !isAtPlace, !text.hasPrefix("///") {
        #expect(line.count <= 100, "\(line)")
      }
      #expect(line.last != " ", "\(line)")
      let spaces = line.count - text.count
      // A line of the table may begin with a space of its own.
      let isTidy = spaces.isMultiple(of: 2) && spaces <= indentation + 2
      #expect(isTidy || isContinued || isTable && spaces > indentation, "\(line)")
      if !isTable, !isContinued { indentation = spaces }
      isContinued = isAtPlace && !text.hasPrefix("#") && !text.hasPrefix("///")
      isTable = line.hasSuffix("\\#")
      let closesOnlyWhatIsOpen = brackets.read(text)
      #expect(closesOnlyWhatIsOpen, "\(line)")
    }
    #expect(brackets.areClosed)
  }

  /// The tables come last.
  @Test(arguments: GoldenFiles.names)
  func nothingStandsBehindTheTables(name: String) throws {
    let parts = try GoldenFiles(name: name).expected().split(
      separator: "\n// The route tables: ")
    try #require(parts.count == 2)
    #expect(!parts[0].contains("ormat1:"))
    let declarations = parts[1].split(separator: "\n").dropFirst().filter { $0.hasSuffix("{") }
    for declaration in declarations {
      #expect(
        declaration.contains("extension") || declaration.contains("static var _routeTable"),
        "\(declaration)")
    }
  }
}

/// Brackets of Swift source, read line by line: those in comments and literals do not count.
private struct Brackets {
  private var open: [Character] = []
  private var isInRawLiteral = false

  var areClosed: Bool { open.isEmpty && !isInRawLiteral }

  /// Whether what a line closes is open.
  mutating func read(_ line: Substring) -> Bool {
    if isInRawLiteral {
      guard let end = line.firstRange(of: "\"\"\"#") else { return true }
      isInRawLiteral = false
      return read(line[end.upperBound...])
    }
    if line.hasPrefix("//") { return true }
    var isInLiteral = false
    var isEscaped = false
    for index in line.indices {
      let character = line[index]
      if isEscaped {
        isEscaped = false
      } else if isInLiteral {
        isEscaped = character == "\\"
        isInLiteral = character != "\""
      } else if line[index...].hasPrefix("#\"\"\"") {
        isInRawLiteral = true
        return true
      } else {
        switch character {
        case "\"": isInLiteral = true
        case "(": open.append(")")
        case "[": open.append("]")
        case "{": open.append("}")
        case ")", "]", "}": if open.popLast() != character { return false }
        default: break
        }
      }
    }
    return true
  }
}
