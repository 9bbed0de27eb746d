import Foundation
import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference

/// Texts that would end a string, a cell or a tag, and what other programs read of the files.
@Suite struct HostileTextTests {
  private static let file = """
    /// </script> "quoted" | piped \\ <b>&amp; `code`
    enum ShopRoute
    origin shop://, https://shop.example.com
    attribute note<String>
    account {
      x%22y%7C%3C/:id -> A @note(an "a|b" </td> \\)
    }
    /// Ends in a backslash \\
    a%00b%0A -> B
    x&amp;'/:tab<new|old> -> C
    """

  private func export(_ exporter: some Exporter) throws -> String {
    try ExportedFiles.export(exporter, try ExportedFiles.linked(Self.file)).text
  }

  /// What Python says of a file; nil where there is no Python.
  private func python(_ program: String, _ text: String) throws -> String? {
    let folder = try TemporaryFolder()
    try folder.write("file", text)
    let run = try CommandRun("python3", ["-c", program], in: folder.url)
    return run.status == 127 ? nil : run.output
  }

  private static let print = String(repeating: "AB:", count: 31) + "AB"

  @Test func association() throws {
    let text = try ExportedFiles.association(try ExportedFiles.linked(Self.file)).text
    let found = try python(
      "import json; d = json.load(open('file'))['applinks']; "
        + "print(d['substitutionVariables'], d['details'][0]['appIDs'], "
        + "len(d['details'][0]['components']))", text)
    if let found {
      #expect(found == "{'tab': ['new', 'old']} ['ABCDE12345.com.example.shop'] 7\n")
    }
  }

  @Test func propertyLists() throws {
    let program = "import plistlib; print(plistlib.load(open('file', 'rb')))"
    if let found = try python(program, export(Entitlements())) {
      #expect(
        found == "{'com.apple.developer.associated-domains': ['applinks:shop.example.com']}\n")
    }
    let text = try export(InfoPropertyList(name: "a</string>&\"]]>"))
    if let found = try python(program, text) {
      #expect(
        found
          == "{'CFBundleURLTypes': [{'CFBundleTypeRole': 'Viewer', "
          + "'CFBundleURLName': 'a</string>&\"]]>', 'CFBundleURLSchemes': ['shop']}]}\n")
    }
  }

  @Test func android() throws {
    func links(_ part: AndroidLinks.Part, _ minSDK: Int = 31) throws -> String {
      try export(
        AndroidLinks(
          package: "com.example.shop", fingerprints: [Self.print], minSDK: minSDK, parts: [part]))
    }
    let rules = try python(
      "import json; d = json.load(open('file'))[0]; "
        + "c = d['relation_extensions'][d['relation'][0]]['dynamic_app_link_components']; "
        + "print(c[-1], [x['/'] for x in c if 'tab' in x.get('comment', '')])",
      links(.assetlinks))
    if let rules {
      #expect(
        rules == "{'/': '*', 'exclude': True} [\"/x&amp;'/new\", \"/x&amp;'/old\"]\n")
    }
    let program =
      "import xml.dom.minidom; "
      + "print([[(k, v) for k, v in d.attributes.items()] for d in "
      + "xml.dom.minidom.parse('file').getElementsByTagName('data')])"
    if let found = try python(program, links(.manifest)) {
      #expect(
        found
          == "[[('android:scheme', 'https')], [('android:host', 'shop.example.com')], "
          + "[('android:pathAdvancedPattern', '/account/x\"y|</[^/]+/{0,1}')], "
          + "[('android:pathAdvancedPattern', '/a.b./{0,1}')], "
          + "[('android:pathAdvancedPattern', \"/x&amp;'/[^/]+/{0,1}\")], "
          + "[('android:scheme', 'shop')]]\n")
    }
    #expect(try links(.manifest, 26).contains("android:pathPattern=\"/account/x&quot;y|&lt;/..*\""))
  }

  @Test func jsonIsRead() throws {
    let found = try python(
      "import json; d = json.load(open('file')); "
        + "print(d['version'], d['enum'], d['origins'], [r['case'] for r in d['routes']])",
      export(RoutesJSON()))
    if let found {
      #expect(found == "1 ShopRoute ['shop://', 'https://shop.example.com'] ['a', 'b', 'c']\n")
    }
  }

  @Test func markdown() throws {
    let text = try export(RoutesMarkdown())
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "# ShopRoute")
    #expect(
      lines[1] == "&lt;/script> \"quoted\" &#124; piped \\ &lt;b>&amp;amp; `code`")
    #expect(lines.contains("## `account`"))
    for row in lines where row.hasPrefix("| ") {
      let cells = row.replacing("\\|", with: "").replacing("\\\\", with: "").split(separator: "|")
      #expect(cells.count == 5, "\(row)")
    }
    // In code it is text.
    #expect(!text.contains("<b>") && text.contains("`@note(an \"a\\|b\" </td> \\)`"))
  }

  @Test func sameBytes() throws {
    #expect(try export(RoutesJSON()) == export(RoutesJSON()))
  }
}
