import TurnpikeCompiler
import TurnpikeTable

extension PatternModel {
  /// Links that the pattern matches, without an origin and without optional parts, the plainest
  /// first. It's empty if a type has no values. A custom type may reject the values, and other
  /// patterns may match some of the links first.
  var sampleLinks: [String] {
    let choices = segments.prefix(minimumSegmentCount).map(\.sampleTexts)
    let items = query.compactMap { item -> (key: String, texts: [String])? in
      switch item {
      case .condition(let key, let condition):
        condition.sampleValue.map { (key, [String(decoding: $0, as: UTF8.self)]) }
      case .parameter(let key, let binding):
        binding.mayBeMissing ? nil : (key, binding.type.plainTexts)
      }
    }
    let fragment = fragment.flatMap { $0.mayBeMissing ? nil : $0.type.plainTexts.first }
      .map { "#" + String(decoding: LinkText.encoded($0, as: .fragment), as: UTF8.self) }
    if choices.contains(where: \.isEmpty) || items.contains(where: \.texts.isEmpty) { return [] }
    let count = min(choices.map(\.count).max() ?? 1, Self.maximumSampleCount)
    return (0..<count).map { index in
      LinkText(
        segments: choices.map { Array($0[min(index, $0.count - 1)].utf8) },
        query: items.map { (key: $0.key, value: $0.texts[0]) }
      ).text + (fragment ?? "")
    }
  }

  /// An enum can have any number of values.
  private static let maximumSampleCount = 8
}

extension PatternModel.Segment {
  /// Decoded texts that the segment matches, the plainest first.
  fileprivate var sampleTexts: [String] {
    binding.map { $0.type.plainTexts.map { prefix + $0 + suffix } } ?? [prefix]
  }
}
