extension NavigationPlan: CustomStringConvertible {
  /// The steps, a line each, the animated one with a `~`; empty where there is nothing to do.
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
  /// The step in a line: `home: keep 2 reload 1 pop 1`, `select orders`, `dismiss 1`,
  /// `present login`.
  public var description: String {
    switch self {
    case .change(let change): change.description
    case .select(let container): "select \(container.rawValue)"
    case .dismiss(let count): "dismiss \(count)"
    case .present(let screens): (["present"] + screens.map(\.shownLink)).joined(separator: " ")
    }
  }
}

extension NavigationPlan.Change: CustomStringConvertible {
  /// The place and what is done there: `home: keep 1 pop 1 push list list/3`.
  public var description: String {
    var words = ["\(place):", "keep \(kept)"]
    if !reloaded.isEmpty { words += ["reload"] + reloaded.map(String.init) }
    if popped > 0 { words.append("pop \(popped)") }
    let pushed = screens.dropFirst(kept)
    if !pushed.isEmpty { words += ["push"] + pushed.map(\.shownLink) }
    return words.joined(separator: " ")
  }
}

extension NavigationState.Place: CustomStringConvertible {
  /// The container's name, or `modal` and its number.
  public var description: String {
    switch self {
    case .container(let container): container.rawValue
    case .modal(let index): "modal \(index)"
    }
  }
}
