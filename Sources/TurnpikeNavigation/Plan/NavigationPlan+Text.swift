extension NavigationPlan: CustomStringConvertible {
  /// The steps, one on each line. A `~` marks the animated step.
  ///
  /// ```
  /// orders: keep 1 push orders/5
  /// select orders
  /// ~dismiss 1
  /// ```
  public var description: String {
    steps.enumerated()
      .map { ($0 == animatedStep ? "~" : "") + $1.description }
      .joined(separator: "\n")
  }
}

extension NavigationPlan.Step: CustomStringConvertible {
  /// The step in one line: `home: keep 2 reload 1 pop 1`, `select orders`, `dismiss 1`, or
  /// `present login`.
  public var description: String {
    switch self {
    case .change(let change): change.description
    case .select(let container): "select \(container.rawValue)"
    case .dismiss(let count): "dismiss \(count)"
    case .present(let screens): (["present"] + screens.map(\.shownScreen)).joined(separator: " ")
    }
  }
}

extension NavigationPlan.Change: CustomStringConvertible {
  /// The position of the stack and its change: `home: keep 1 pop 1 push list list/3`.
  public var description: String {
    var words = ["\(place):", "keep \(kept)"]
    if !reloaded.isEmpty { words += ["reload"] + reloaded.map(String.init) }
    if popped > 0 { words.append("pop \(popped)") }
    let pushed = screens.dropFirst(kept)
    if !pushed.isEmpty { words += ["push"] + pushed.map(\.shownScreen) }
    return words.joined(separator: " ")
  }
}

extension NavigationState.Place: CustomStringConvertible {
  /// The container's name, or `modal` with the index.
  public var description: String {
    switch self {
    case .container(let container): container.rawValue
    case .modal(let index): "modal \(index)"
    }
  }
}

extension TypedRoute {
  /// The link of the route, or `_` for the `_` route, which has no link.
  fileprivate var shownScreen: String { pattern.isEmpty && !isLinkable ? "_" : shownLink }
}
