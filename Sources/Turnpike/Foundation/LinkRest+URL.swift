#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LinkRest {
  /// The text as a URL, or `nil` if Foundation can't parse it. It's parsed on each access.
  public var url: URL? { URL(string: text) }
}
