import TurnpikeAuthoring
import TurnpikeCompiler

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `doctor`: compares the files of sites and of a built app with the routes.
struct Doctor: Verb {
  private static let site = Option(
    "--site", value: "HOST=FILE", isValue: { _ in false },
    "the association file of a site; can be repeated")
  private static let appID = Option(
    "--app-id", value: "ID", isValue: { AppIdentifier($0) != nil },
    "the app on the site, such as ABCDE12345.com.example.shop; can be repeated")
  private static let app = Option(
    "--app", value: "PATH", "the built app, such as Shop.app, or its Info.plist")
  private static let entitlements = Option(
    "--entitlements", value: "FILE", "the entitlements of the app, as codesign prints them")

  static let usage = VerbUsage(
    name: "doctor",
    arguments: "PATH… [--site HOST=FILE --app-id ID] [--app PATH] …",
    summary: "check a site and a built app against the routes",
    details: """
      Prints what keeps links from opening your app: a pattern that the association file of a site
      does not open, or a rule that opens too much, each with a link that shows it; and a scheme, an
      associated domain, or a scene manifest that the app lacks. Files are compared by their meaning.

      Nothing is downloaded. These commands get the files:

        curl -L https://shop.example.com/.well-known/apple-app-site-association -o site.json
        codesign -d --entitlements - --xml Shop.app > entitlements.plist

      The exit status is 1 if there is an error. With --json, prints an array of objects with the keys
      of 'check --json', without lines and columns.

      """,
    options: [site, appID, app, entitlements, .json, .enumName, .condition])

  private let paths: [String]
  private let sites: [(host: String, path: String)]
  private let apps: [AppIdentifier]
  private let app: String?
  private let entitlements: String?
  private let enumName: String?
  private let conditions: Set<String>
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.paths()
    var sites: [(host: String, path: String)] = []
    for text in arguments.values(of: Self.site) {
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else {
        throw UsageError(
          "'\(text)' is not a site; write '--site shop.example.com=site.json'")
      }
      sites.append((parts[0].lowercased(), String(parts[1])))
    }
    self.sites = sites
    app = arguments.value(of: Self.app)
    entitlements = arguments.value(of: Self.entitlements)
    if sites.isEmpty, app == nil, entitlements == nil {
      throw UsageError("there is nothing to check; write '--site', '--app', or '--entitlements'")
    }
    apps = sites.isEmpty ? [] : try ExportKind.appIDs(arguments)
    enumName = arguments.value(of: .enumName)
    conditions = try arguments.conditions()
    isJSON = arguments.has(.json)
  }

  func run(_ console: any Console) throws -> ExitStatus {
    guard let tables = console.routesFiles(paths).tables(console) else { return .findings }
    let table = try tables.chosen(enumName).inBuild(conditions, isPublic: true)
    var findings: [FileFinding] = []
    for (host, path) in sites {
      let bytes = try OutputFile(path).read()
      do throws(ExportProblem) {
        findings += try SiteCheck(table, apps: apps, host: host, path: path).findings(bytes)
      } catch {
        console.report(error)
        return .findings
      }
    }
    if let app {
      // The app can be a folder of any system.
      let folder = app.hasSuffix("/") ? app : app + "/"
      let paths = ["Info.plist", "Contents/Info.plist"].map { folder + $0 }
      let path = paths.first { (try? Files.attributes(of: $0)) != nil } ?? app
      findings += try Self.propertyList(path).infoFindings(path, table)
    }
    if let entitlements {
      findings += try Self.propertyList(entitlements).entitlementFindings(entitlements, table)
    }
    try console.print(isJSON ? findings.json : findings.text(command: console.command.name))
    return findings.hasErrors ? .findings : .good
  }

  /// Reads a property list in XML or binary.
  private static func propertyList(_ path: String) throws(FileProblem) -> AppPropertyList {
    let bytes = try OutputFile(path).read()
    do {
      return try PropertyListDecoder().decode(AppPropertyList.self, from: Data(bytes))
    } catch {
      throw .unreadable(path, "not a property list of this kind")
    }
  }
}
