import TestSupport
import Testing

@Suite struct OptionsTests {
  @Test(arguments: ["--help", "-h"])
  func help(_ option: String) throws {
    let run = try CommandRun.demo("team/1", option)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("usage: shop-demo"))
    // The words of the steps and screens.
    for word in ["keep", "reload", "pop", "push", "select", "present", "dismiss", "~", "!", "_"] {
      #expect(run.output.contains(word), "\(word)")
    }
  }

  @Test func unknownOption() throws {
    let run = try CommandRun.demo("team/1", "--hlep")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("shop-demo: error: unknown option '--hlep'\n"))
    #expect(run.errors.contains("usage: shop-demo"))
  }

  @Test func dashesBehindDashesAreALink() throws {
    let run = try CommandRun.demo("--", "--help")
    #expect(run.status == 1)
    #expect(run.notes("unmatched") == ["no route matches this path"])
  }
}
