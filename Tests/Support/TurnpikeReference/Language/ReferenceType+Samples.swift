extension ReferenceType {
  /// Texts of the type or just outside, one of the type first.
  package var samples: [String] {
    switch self {
    case .custom: ["a", "ab", "5", "b c"]
    case .words(let words): words
    case .builtIn(let name, let range):
      switch name {
      case "String": ["a", "b", "5", "ab", "\u{E9}", "a b"]
      case "Bool": ["true", "false", "TRUE"]
      case "UUID": ["6ba7b810-9dad-11d1-80b4-00c04fd430c8"]
      case "Date":
        [
          "2026-01-28", "2026-01-31T09:30:00Z", "2024-02-29", "2023-02-29",
          "9999-12-31T23:59:59-00:01",
        ]
      case "URL":
        [
          "https://example.com/a?b=c#d", "mailto:a@b.example", "http://[::1]:80/%41",
          "https:/ /x", "b:\u{E9}\"[]|", "a", "a:", "a:%zz", "a:\u{1}",
        ]
      default: numbers(name, range)
      }
    }
  }

  private func numbers(_ name: String, _ range: ReferenceRange?) -> [String] {
    var numbers = ["5", "1", "0", "-1", "42", "128", "-129", "256", "65536", "4294967296"]
    if !name.contains("Int") { numbers += ["0.5", "1e2", "-1.5", "0.2", "1E-3"] }
    for bound in [range?.lower, range?.upper].compactMap({ $0 }) {
      numbers.append(bound)
      if let whole = Int(bound) { numbers += ["\(whole &+ 1)", "\(whole &- 1)", "0\(whole)"] }
    }
    return numbers.filter { accepts($0.utf8) } + numbers.filter { !accepts($0.utf8) }.prefix(2)
  }
}
