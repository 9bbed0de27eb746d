import Foundation
import TestSupport
import Testing

/// What a build reports.
extension ClientPackage {
  func reportsErrors() throws {
    let generated = try generatedFile(of: "App")
    let date = try modificationDate(of: generated)
    let extra = "Sources/App/Über uns/Extra links.routes"
    try write("Sources/App/App.routes", "home -> HomeDestination\nsettings\n")
    try write(extra, "help/:topic\n")
    // A second build reports the same: the first one has left nothing behind that hides an error.
    for _ in 1...2 {
      let run = try build()
      #expect(run.status != 0)
      #expect(run.count(of: "missing-arrow", at: shownPath("Sources/App/App.routes") + ":2:9") == 1)
      #expect(run.count(of: "missing-arrow", at: shownPath(extra) + ":1:12") == 1)
      #expect(run.lines.count { $0.contains(": error: ") } == 2, "\(run.output)")
      #expect(try modificationDate(of: generated) == date)
    }
    try reset()

    // Generated code imports the product, so a target that uses the plugin must depend on it.
    try write("Package.swift", Self.manifestWithoutProduct)
    let withoutProduct = try build()
    let warning = "warning: 'Spare' "
    #expect(
      withoutProduct.lines.count { $0.hasPrefix(warning) } == 1, "\(withoutProduct.output)")
    // Without the product, the target cannot be linked.
    try write("Package.swift", Self.manifestWithoutTurnpike)
    let withoutTurnpike = try build()
    #expect(withoutTurnpike.status != 0)
    let spare = shownPath("Sources/Spare/Spare.routes") + ":1:1"
    #expect(withoutTurnpike.count(of: "unknown-module", at: spare) == 1)
    #expect(
      withoutTurnpike.lines.count { $0.contains(": error: ") } == 1, "\(withoutTurnpike.output)")
    #expect(!withoutTurnpike.output.contains(warning), "\(withoutTurnpike.output)")
    try reset()

    // The Swift compiler reports its errors at the lines of the routes file.
    try write(
      "Sources/App/App.routes", "# A comment.\nhome/:sku<StockNumber> -> HomeDestination\n")
    try write("Sources/App/Screens.swift", "\nstruct HomeDestination {}\n")
    let swift = try build()
    #expect(swift.status != 0)
    let place = shownPath("Sources/App/App.routes") + ":2:"
    let places = [place, shownPath("Sources/App/Screens.swift") + ":2:8: "]
    #expect(
      swift.lines.contains { line in
        places.contains { line.hasPrefix($0) && line.contains("'HomeDestination'") }
      }, "\(swift.output)")
    try remove("Sources/App/Screens.swift")
    let missing = try build()
    #expect(
      missing.lines.contains { $0.hasPrefix(place) && $0.contains("'StockNumber'") },
      "\(missing.output)")

    // With the type, and with types that the standard library, Foundation and Turnpike have too.
    try write(
      "Sources/App/StockNumber.swift",
      "import Turnpike\nenum StockNumber: Swift.String, Turnpike.RouteValue { case one, two }\n")
    for (path, text) in Self.namesOfLibraries { try write(path, text) }
    let run = try build()
    #expect(run.status == 0, "\(run.output)")
    try reset()
  }

  func keepsPublishedLinks() throws {
    let lock = "Sources/App/Route.routes.lock"
    let lines = "# Links of Route.\nhelp/:topic<String> => help\n"
    try write(lock, lines + "hilfe/:topic<String> => help\nhome => home\n")
    let lost = try build()
    #expect(lost.status != 0)
    #expect(lost.count(of: "published-link-lost", at: shownPath(lock) + ":3:1") == 1)
    #expect(lost.output.contains("'hilfe/:topic => help'"), "\(lost.output)")

    // The line that the message proposes fixes it.
    try write("Sources/App/App.routes", "home -> HomeDestination\nhilfe/:topic => help\n")
    let kept = try build()
    #expect(kept.status == 0, "\(kept.output)")
    #expect(!kept.output.contains("unhandled"))
    #expect(try matches("hilfe/me") == ["hilfe/me help/:topic -"])

    // A lock file that changes is read again.
    try write(lock, "info => help\n")
    let changed = try build()
    #expect(changed.count(of: "published-link-lost", at: shownPath(lock) + ":1:1") == 1)
    try reset()
  }
}
