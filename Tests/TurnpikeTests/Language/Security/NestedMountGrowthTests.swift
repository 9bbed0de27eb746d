import LanguageRoutes
import TestSupport
import Testing
import TurnpikeTable

@testable import Turnpike

/// Links through mounts in mounts, each enum of which reads what the one before leaves.
@Suite(.serialized, .growth) struct NestedMountGrowthTests {
  @Test(
    arguments: [
      ("store/3/cards/gold/note?", "k=v&", ""), ("store/3/cards/gold/", "/", "face/back"),
      ("store/3/gift/a/", "x/", ""), ("shop://store/3/cards/gold/note?text=", "a", ""),
      ("store/3/", "cards/gold/", "face"), ("store/3/f?", "%71=%zz&", ""),
      ("store/3/aisle/", "4", "/map"),
    ])
  func areReadInLinearTime(before: String, piece: String, after: String) {
    func seconds(_ size: Int) -> Double {
      let link = before + String(repeating: piece, count: size / piece.utf8.count) + after
      return (0..<3).map { _ in
        processorSeconds {
          _ = RouteRequest<ShopRoute>(link).attributes
          _ = ShopRoute(link)?.path
        }
      }.min() ?? 0
    }
    let small = seconds(1 << 12)
    let large = seconds(1 << 17)
    #expect(large < max(small, 1e-4) * 32 * 8, "\(small) s, then \(large) s")
  }

  /// An app can mount many enums below one path, and all but the last refuse a link.
  @Test func aRefusalCostsTheSameAfterManyOthers() {
    func seconds(_ count: Int) -> Double {
      (0..<3).map { _ in
        var reader = _ParameterReader("", ShopRoute._routeTable)
        return processorSeconds {
          for position in 0..<count {
            reader.match.set(end: nil, rest: position, CaptureRanges())
            if !reader._hasRefused(ShopRoute.self) { reader._noteRefused(ShopRoute.self) }
          }
        }
      }.min() ?? 0
    }
    let few = seconds(500)
    let many = seconds(8_000)
    #expect(many < max(few, 1e-4) * 16 * 4, "\(few) s, then \(many) s")
  }
}
