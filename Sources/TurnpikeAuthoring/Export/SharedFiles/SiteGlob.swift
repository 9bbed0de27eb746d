/// A pattern of an association file: `*` is any text, `?` one character, and `$(name)` one of the
/// texts of a variable.
struct SiteGlob {
  private indirect enum Piece {
    case byte(UInt8)
    case one
    case any
    case choice([SiteGlob])
  }

  /// The pattern, with the texts of a variable in the place of its name.
  let text: String
  private let pieces: [Piece]
  /// The bytes before the first wildcard.
  private let prefix: [UInt8]

  /// Variables that Apple declares. Their languages and regions are left out.
  private static let known: [String: [String]] = [
    "digit": (0...9).map(String.init), "alpha": letters(65) + letters(97), "upper": letters(65),
    "lower": letters(97), "alnum": letters(65) + letters(97) + (0...9).map(String.init),
  ]

  private static func letters(_ first: UInt8) -> [String] {
    (first..<(first + 26)).map { String(decoding: [$0], as: UTF8.self) }
  }

  /// - Parameter variables: The texts of the variables that the file declares.
  init(_ glob: String, _ variables: [String: [String]]) {
    var text: [UInt8] = []
    var pieces: [Piece] = []
    var rest = Array(glob.utf8)[...]
    while let byte = rest.first {
      let end = rest.starts(with: "$(".utf8) ? rest.firstIndex(of: UInt8(ascii: ")")) : nil
      guard let end else {
        switch rest.removeFirst() {
        case UInt8(ascii: "*"): pieces.append(.any)
        case UInt8(ascii: "?"): pieces.append(.one)
        default: pieces.append(.byte(byte))
        }
        text.append(byte)
        continue
      }
      let name = String(decoding: rest[..<end].dropFirst(2), as: UTF8.self)
      let values = variables[name]
      // The texts of a variable contain no variables.
      pieces.append(.choice((values ?? Self.known[name] ?? []).map { SiteGlob($0, [:]) }))
      text += Array("$(\(values?.sorted().joined(separator: "|") ?? name))".utf8)
      rest = rest[end...].dropFirst()
    }
    self.text = String(decoding: text, as: UTF8.self)
    self.pieces = pieces
    prefix = Array(glob.utf8.prefix { !"*?$".utf8.contains($0) })
  }

  func matches(_ text: some Collection<UInt8>, isCaseSensitive: Bool = true) -> Bool {
    // Most patterns differ in their first segment.
    if isCaseSensitive, !text.starts(with: prefix) { return false }
    let bytes = text.map { isCaseSensitive ? $0 : Self.lowercase($0) }
    return ends([0], bytes, isCaseSensitive).contains(bytes.count)
  }

  /// The positions after the pattern, from each of some positions.
  private func ends(_ starts: Set<Int>, _ bytes: [UInt8], _ isCaseSensitive: Bool) -> Set<Int> {
    var places = starts
    for piece in pieces {
      guard let first = places.min() else { return [] }
      switch piece {
      case .byte(let byte):
        let byte = isCaseSensitive ? byte : Self.lowercase(byte)
        places = Set(places.filter { $0 < bytes.count && bytes[$0] == byte }.map { $0 + 1 })
      case .one: places = Set(places.filter { $0 < bytes.count }.map { $0 + 1 })
      case .any: places = Set(first...bytes.count)
      case .choice(let globs):
        places = globs.reduce(into: []) { $0.formUnion($1.ends(places, bytes, isCaseSensitive)) }
      }
    }
    return places
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// A text that it matches.
  ///
  /// - Parameter value: The text of each `*` and `?*`.
  func sample(_ value: String) -> [UInt8] {
    var text: [UInt8] = []
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .byte(let byte): text.append(byte)
      case .any: text += value.utf8
      case .one:
        if pieces.indices.contains(index + 1), case .any = pieces[index + 1] { continue }
        text.append(UInt8(ascii: "x"))
      case .choice(let globs): text += globs.first?.sample(value) ?? []
      }
    }
    return text
  }
}
