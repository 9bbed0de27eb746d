// What views bind to by key paths, since the closures of a binding would have to be sendable. It is
// no part of a view, so that it is tested without any.

extension NavigationState {
  /// The stack at a place, or the last one there where another screen has taken its place, or none:
  /// a modal is drawn while it closes, and has left the state.
  ///
  /// - Parameter last: Empty for a container, which never closes.
  func shown(at place: Place, _ last: [Route]) -> [Route] {
    isShown(at: place, last) ? self[place] : last
  }

  /// The screens above the root of the same stack; what is set while a modal closes is left aside.
  subscript(above place: Place, last: [Route]) -> [Route] {
    get { Array(shown(at: place, last).dropFirst()) }
    set {
      guard isShown(at: place, last), let root = self[place].first else { return }
      self[place] = [root] + newValue
    }
  }

  private func isShown(at place: Place, _ last: [Route]) -> Bool {
    last.isEmpty || self[place].first?.screen == last[0].screen
  }

  /// The modal at a level if it is shown in this way, or in any for nil; setting nil takes it and
  /// those over it away.
  subscript(modal level: Int, covers covers: Bool?) -> RouteModal<Route>? {
    get {
      let stack = self[.modal(level)]
      guard let root = stack.first, covers == nil || covers == root.coversScreen else { return nil }
      return RouteModal(id: root.screen, stack: stack)
    }
    set {
      if newValue == nil, self[modal: level, covers: covers] != nil { self[.modal(level)] = [] }
    }
  }
}

/// A modal by its root's screen, so that new parameters do not make it a new one.
struct RouteModal<Route: TypedRoute>: Identifiable {
  let id: String
  let stack: [Route]
}
