#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LinkRest {
  /// The text as a URL, or nil if Foundation cannot parse it.
  ///
  /// It is parsed on each access.
  public var url: URL? { URL(string: text) }
}
