import TestSupport
import Testing

/// Links that the user gives.
@Suite struct LinksTests {
  @Test func argumentsInTheirOrder() throws {
    let run = try CommandRun.demo("shop://product/ab-1", "team/7", "")
    #expect(run.status == 0)
    #expect(run.notes("matched") == ["product/:product_id<Sku>", "team/:team_id<Int>", "/"])
    #expect(
      run.notes("handler") == ["product AB-1", "the page of team 7", "the start screen"])
    #expect(run.notes("outcome") == ["resolved", "resolved", "resolved"])
  }

  /// One bad link is enough for the status, and the others are resolved all the same.
  @Test(arguments: ["nope", "search", "product/..", "ftp://product/1", "tabs/Basket"])
  func unresolvedLink(_ link: String) throws {
    let run = try CommandRun.demo(link, "login")
    #expect(run.status == 1)
    #expect(run.notes("outcome") == ["not resolved", "resolved"])
    #expect(run.notes("matched") == ["login"])
  }

  @Test func couponReachesTheHandler() throws {
    let run = try CommandRun.demo("product/1?coupon_id=A+B&coupon_id=C")
    #expect(run.notes("handler") == ["product 1, with coupon A B"])
  }

  @Test(arguments: [("7000", true), ("7001", false), ("many", false)])
  func sweepstakesOnceASession(_ ticket: String, _ wins: Bool) throws {
    let link = "product/1?ticket=\(ticket)"
    let run = try CommandRun.demo(link, link)
    #expect(run.status == 0)
    #expect(
      run.notes("handler") == [wins ? "the sweepstakes 'win'" : "product 1", "product 1"])
  }

  /// After the sign-in, the request continues. Its coupon is only redeemed once.
  @Test func signInResumes() throws {
    let run = try CommandRun.demo("orders/2026-01-31?coupon_id=A", "tabs/account")
    #expect(run.status == 0)
    #expect(
      run.notes("handler") == [
        "the sign-in sheet", "the orders of 2026-01-31, with coupon A",
        "the account",
      ])
    #expect(run.notes("sign-in").count == 1)
    #expect(run.notes("filter").count { $0 == "coupon: redeemed A" } == 1)
  }

  @Test func standardInput() throws {
    let run = try CommandRun.demo("-", input: Array("team/1\r\n\nteam/2\nteam/3\r".utf8))
    #expect(run.status == 0)
    #expect(
      run.notes("handler") == [
        "the page of team 1", "the start screen", "the page of team 2", "the page of team 3",
      ])
  }

  @Test func anyBytesAreAnswered() throws {
    let input: [UInt8] = [
      0xFF, 0xFE, 0x0A, 0x66, 0x69, 0x6C, 0x65, 0x73, 0x2F, 0x00, 0x1B, 0xC3, 0x0A,
    ]
    let run = try CommandRun.demo("-", input: input)
    #expect(run.status == 1)
    #expect(run.notes("outcome") == ["not resolved", "resolved"])
    #expect(run.notes("handler").last == "the file \\0\\u{1B}\u{FFFD}")
  }

  @Test func noLines() throws {
    let run = try CommandRun.demo("-")
    #expect(run.status == 0)
    #expect(run.output == "")
  }
}
