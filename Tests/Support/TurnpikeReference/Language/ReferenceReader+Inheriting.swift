extension ReferencePattern {
  /// An alias with what its target has and it does not write: types and defaults, items of the query
  /// with other keys, and the fragment. What it captures itself is not read a second time.
  func taking(from target: ReferencePattern) -> ReferencePattern {
    var result = taking(from: target.captures)
    result.mount = target.mount
    let names = captures.map(\.name)
    for item in target.items {
      switch item {
      case .condition(let key, _), .present(let key), .absent(let key):
        if items.contains(where: { $0.key == key }) { continue }
      case .parameter(let key, let capture):
        if items.contains(where: { $0.key == key }) || names.contains(capture.name) { continue }
      }
      result.items.append(item)
    }
    if let capture = target.fragment, fragment == nil, !names.contains(capture.name) {
      result.fragment = capture
    }
    return result
  }

  private func taking(from target: [ReferenceCapture]) -> ReferencePattern {
    func bound(_ capture: ReferenceCapture, isRest: Bool = false) -> ReferenceCapture {
      guard !capture.hasSpec, let known = target.first(where: { $0.name == capture.name }) else {
        return capture
      }
      var result = known
      result.prefix = capture.prefix
      result.suffix = capture.suffix
      if isRest {
        result.isOptional = false
        result.defaultText = nil
      }
      return result
    }
    var result = self
    result.pieces = pieces.map { piece in
      switch piece {
      case .literal: piece
      case .capture(let capture): .capture(bound(capture))
      case .rest(let capture): .rest(bound(capture, isRest: true))
      }
    }
    result.items = items.map { item in
      if case .parameter(let key, let capture) = item {
        .parameter(key: key, bound(capture))
      } else {
        item
      }
    }
    result.fragment = fragment.map { bound($0) }
    return result
  }
}

extension [ReferenceAttribute] {
  /// These, and those of the others whose names are not among them; without examples.
  func over(_ others: [ReferenceAttribute]) -> [ReferenceAttribute] {
    (others.filter { other in !contains { $0.name == other.name } } + self)
      .filter { $0.name != "example" }
  }
}
