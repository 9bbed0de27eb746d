#if canImport(SwiftUI)
public import SwiftUI

/// A list of all routes for your app's debug menu, with a field for any link.
///
/// ```swift
/// #if DEBUG
/// NavigationLink("Routes") { RouteBrowser(inbox) }
/// #endif
/// ```
///
/// The list contains the examples of your routes file. For a line without an example, the list
/// contains a made-up link, unless a custom type of the line doesn't accept the made-up value. When
/// no route matches the link in the field, you see the reason.
public struct RouteBrowser<Route: GeneratedRoute>: View {
  private let inbox: LinkInbox<Route>
  @State private var link = ""

  /// Creates a list whose links open in an inbox.
  public init(_ inbox: LinkInbox<Route>) {
    self.inbox = inbox
  }

  /// The field and the list.
  public var body: some View {
    List {
      TextField("Link", text: $link)
        .autocorrectionDisabled()
      Button("Open") { open(link) }
      if let reason = Self.reason(against: link) { Text(reason) }
      ForEach(Route.sampleLinks, id: \.self) { sample in
        Button {
          open(sample.link)
        } label: {
          VStack(alignment: .leading) {
            Text(sample.link)
            Text(sample.pattern).font(.caption)
          }
        }
      }
    }
  }

  private func open(_ link: String) {
    inbox.receive(RouteRequest(link))
  }

  /// Why no route matches a link that has been entered.
  private static func reason(against link: String) -> String? {
    link.isEmpty || Route(link) != nil ? nil : Route.explain(link)
  }
}
#endif
