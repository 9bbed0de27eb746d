import TestSupport
import Testing

/// What the demo shows of a window with `--navigation`.
@Suite struct DemoNavigationTests {
  @Test func stepsAndScreens() throws {
    let run = try CommandRun.demo(
      "--navigation", "shop://product/1", "shop://basket/checkout/address", "shop://product/2",
      "team/7", "team/7")
    #expect(run.status == 0)
    #expect(
      run.notes("steps") == [
        "~home: keep 1 push product/1",
        "select basket, ~present basket/checkout basket/checkout/address",
        "basket: keep 1 push product/2, ~dismiss 1", "~basket: keep 2 push team/7", "none",
      ])
    #expect(
      run.notes("screens") == [
        "/ > product/1", "basket ! basket/checkout > basket/checkout/address",
        "basket > product/2", "basket > product/2 > team/7", "basket > product/2 > team/7",
      ])
  }

  /// The `_` route has no link.
  @Test func defaultRoute() throws {
    let run = try CommandRun.demo("--navigation", "nowhere", "product/1")
    #expect(run.notes("steps") == ["~home: keep 1 push _", "~home: keep 2 push product/1"])
    #expect(run.notes("screens") == ["/ > _", "/ > _ > product/1"])
  }

  /// The sign-in sheet closes before the request continues, or an internal request would be pushed
  /// inside the sheet.
  @Test(arguments: ["shop://", ""])
  func signIn(_ scheme: String) throws {
    let run = try CommandRun.demo("--navigation", "\(scheme)orders/2026-01-31")
    #expect(
      run.notes("steps")
        == ["~present login", "~dismiss 1", "~home: keep 1 push orders/2026-01-31"])
    #expect(run.notes("screens") == ["/ ! login", "/", "/ > orders/2026-01-31"])
  }
}
