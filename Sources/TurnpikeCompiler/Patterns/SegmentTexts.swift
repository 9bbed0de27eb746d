/// The texts that a pattern accepts as one segment of a path, with their rank.
struct SegmentTexts {
  let rank: SegmentRank
  /// The texts, if they are finitely many.
  let texts: [[UInt8]]?
  /// The affixes and the type of a capture; nil for a literal.
  let predicate: SegmentPredicate?

  /// What a segment after the prefix of a mount may be.
  static let any = SegmentTexts(
    .rest, SegmentPredicate(prefix: "", type: .builtIn(.string, nil), suffix: ""))

  init(_ segment: PatternModel.Segment) {
    switch segment {
    case .literal(let text):
      self.init(.literal, texts: [Array(text.utf8)], nil)
    case .capture(let prefix, let binding, let suffix):
      self.init(
        SegmentRank(prefix: prefix, type: binding.type, suffix: suffix),
        SegmentPredicate(prefix: prefix, type: binding.type, suffix: suffix))
    case .rest(let binding):
      self.init(.rest, SegmentPredicate(prefix: "", type: binding.type, suffix: ""))
    }
  }

  /// The texts of a capture, whose rank is of no interest.
  init(_ predicate: SegmentPredicate) {
    self.init(.rest, predicate)
  }

  private init(_ rank: SegmentRank, _ predicate: SegmentPredicate) {
    self.init(rank, texts: predicate.finiteTexts, predicate)
  }

  private init(_ rank: SegmentRank, texts: [[UInt8]]?, _ predicate: SegmentPredicate?) {
    self.rank = rank
    self.texts = texts
    self.predicate = predicate
  }

  /// The plainest text; nil only for a range without a number.
  var sample: [UInt8]? { texts?.first ?? predicate?.sample }

  /// Whether it may accept a text: a type of the app's own may accept any.
  func mayAccept(_ text: [UInt8]) -> Bool {
    predicate.map { $0.accepts(text) != false } ?? texts?.contains(text) ?? false
  }

  /// Whether it accepts everything that the other one accepts. A type of the app's own may refuse
  /// any text.
  func covers(_ other: SegmentTexts) -> Bool {
    if let texts = other.texts {
      return texts.allSatisfy { text in
        predicate.map { $0.accepts(text) == true } ?? self.texts?.contains(text) ?? false
      }
    }
    guard let predicate, let narrower = other.predicate else { return false }
    return narrower.implies(predicate)
  }

  /// A text that it accepts and the other one refuses, the one that shows the difference best; nil
  /// if there is none.
  func text(refusedBy other: SegmentTexts) -> [UInt8]? {
    if let texts { return texts.first { !other.mayAccept($0) } }
    guard let predicate else { return nil }
    if let wide = other.predicate, predicate.implies(wide) { return nil }
    // A number next to a bound of the other range shows best how it was narrowed.
    let beyond = other.predicate?.textsBeyond(predicate) ?? []
    let others = [other.predicate].compactMap { $0 }
    let texts = DistinguishingTexts([predicate], others, without: Set(other.texts ?? [])).texts
    return (beyond + texts).first { mayAccept($0) && !other.mayAccept($0) }
  }

  /// Whether both have affixes of the same lengths, and so the same value in the same text.
  func isAligned(with other: SegmentTexts) -> Bool {
    guard let predicate else { return true }
    guard let other = other.predicate else { return false }
    return predicate.prefix.count == other.prefix.count
      && predicate.suffix.count == other.suffix.count
  }
}

extension SegmentPredicate {
  /// Numbers next to the bounds of its range that lie outside of it, with the affixes of another
  /// capture.
  fileprivate func textsBeyond(_ other: SegmentPredicate) -> [[UInt8]] {
    guard case .builtIn(let type, let range) = self.type, let form = type.numberForm,
      case .builtIn(let wider, _) = other.type, let widerForm = wider.numberForm
    else { return [] }
    let fractions = form.isWhole && !widerForm.isWhole ? ["0.5"] : []
    let values = fractions + (form.bounds(range)?.beyond ?? [])
    return values.map { other.prefix + Array($0.utf8) + other.suffix }
  }
}
