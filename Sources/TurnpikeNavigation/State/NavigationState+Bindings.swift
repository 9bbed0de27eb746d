// Views bind to these members with key paths, because the closures of a binding would have to be
// sendable. The members are separate from the views, so that they can be tested without SwiftUI.

extension NavigationState {
  /// The stack at a position, or the last known stack if the state does not have it any more.
  ///
  /// SwiftUI draws a modal while it closes, after it has left the state.
  ///
  /// - Parameter last: The last known stack; empty for a container, which never closes.
  func shown(at place: Place, _ last: [Route]) -> [Route] {
    isShown(at: place, last) ? self[place] : last
  }

  /// The screens above the root of that stack. Setting them while a modal closes is ignored.
  subscript(above place: Place, last: [Route]) -> [Route] {
    get { Array(shown(at: place, last).dropFirst()) }
    set {
      guard isShown(at: place, last), let root = self[place].first else { return }
      self[place] = [root] + newValue
    }
  }

  private func isShown(at place: Place, _ last: [Route]) -> Bool {
    last.isEmpty || self[place].first?.screenID == last[0].screenID
  }

  /// The modal at a level if it covers the screen as requested. If `covers` is nil, both kinds are
  /// accepted.
  ///
  /// Setting nil removes the modal and those over it.
  subscript(modal level: Int, covers covers: Bool?) -> RouteModal<Route>? {
    get {
      let stack = self[.modal(level)]
      guard let root = stack.first, covers == nil || covers == root.coversScreen else { return nil }
      return RouteModal(id: root.screenID, stack: stack)
    }
    set {
      if newValue == nil, self[modal: level, covers: covers] != nil { self[.modal(level)] = [] }
    }
  }
}

/// A modal identified by the screen of its root, so that new parameters do not make it a new modal.
struct RouteModal<Route: TypedRoute>: Identifiable {
  let id: String
  let stack: [Route]
}
