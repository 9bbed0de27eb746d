import Foundation
import TestSupport
import Testing

@testable import TurnpikeProgram
@testable import turnpike_tool

@Suite struct CheckTests {
  @Test(arguments: [
    (["A.routes": "x -> XDestination\n"], "nothing wrong in 1 file\n"),
    (["A.routes": "", "B.routes": ""], "nothing wrong in 2 files\n"),
  ])
  func nothingWrong(_ files: [String: String], _ text: String) throws {
    let folder = try TemporaryFolder(files: files)
    let run = ToolRun("check", folder.path)
    #expect(run.status == .good)
    #expect(run.output == text)
    #expect(run.errors == "")
    let json = ToolRun("check", folder.path, "--json")
    #expect(json.status == .good)
    #expect(json.output == "[]\n")
  }

  @Test func textForPeople() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "x -> XDestination\n  bad # why\n"])
    let run = ToolRun("check", folder.path)
    #expect(run.status == .findings)
    #expect(run.errors == "")
    #expect(
      run.output == """
        \(folder("A.routes")):2:6: error: expected '->' after 'bad'; \
        write '-> BadDestination' [missing-arrow]
          bad # why
             ^
        1 error in 1 file
        'turnpike-tool explain missing-arrow' tells more

        """)
    #expect(ToolRun("check", folder.path, isColored: true).output.contains("\u{1B}["))
  }

  @Test func json() throws {
    let folder = try TemporaryFolder(files: [
      "A.routes": "x -> XDestination\nx -> YDestination\nbad\n"
    ])
    let run = ToolRun("check", folder.path, "--json")
    #expect(run.status == .findings)
    #expect(run.errors == "")
    let path = folder("A.routes")
    #expect(
      run.output.hasSuffix(
        #"{"file":"\#(path)","line":3,"column":4,"severity":"error","id":"missing-arrow","#
          + #""message":"expected '->' after 'bad'; write '-> BadDestination'","notes":[]}"#
          + "\n]\n"))
  }

  /// A name cannot look like another line, and a terminal acts on none.
  @Test func namesOfFiles() throws {
    let name = "a\nb.routes:1:1: error: forged [x]\u{1B}[31m.routes"
    let shown = "a\\u{A}b.routes:1:1: error: forged [x]\\u{1B}[31m.routes"
    let folder = try TemporaryFolder(files: [name: "bad\n"])
    let path = folder(shown)
    let text = ToolRun("check", folder.path).output
    #expect(text.hasPrefix("\(path):1:4: error: expected '->' after 'bad'; "), "\(text)")
    #expect(text.split(separator: "\n").count == 5)
    let json = ToolRun("check", folder.path, "--json").output
    #expect(
      json.contains(#"a\nb.routes:1:1: error: forged [x]\u001b[31m.routes","line":1"#), "\(json)")
    for words in [["list"], ["generate", "--output", folder("Out.swift")], ["format"]] {
      let run = ToolRun(words + [folder.path])
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
      #expect(run.errors.hasPrefix(path), "\(run.errors)")
    }
    try folder.write(name, Data("a->A\n".utf8))
    #expect(ToolRun("format", "--check", folder.path).output == path + "\n")
    #expect(ToolRun("lock", folder.path).status == .good)
    let missing = folder("no\nfile")
    for words in [["check"], ["list"], ["export", "json"]] {
      let run = ToolRun(words + [missing])
      #expect(
        (run.output + run.errors).hasPrefix(
          folder("no\\u{A}file") + ": error: cannot be read: "), "\(run.errors)")
    }
    let usage = ToolRun("check", "--bad\noption", folder.path)
    #expect(usage.errors.hasPrefix("turnpike-tool: error: unknown option '--bad\\u{A}option'\n"))
    let output = ToolRun(
      "export", "json", folder.path, "--check", folder("x\ny.json"))
    #expect(output.errors.hasPrefix(folder("x\\u{A}y.json") + ": error: "), "\(output.errors)")
  }

  /// The line that says how to learn more is about the first error, also after a warning.
  @Test func theHintIsAboutAnError() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "bad\n", "B.routes": "b -> B\n"])
    let run = ToolRun("check", "App=" + folder("A.routes"), "Bare-=" + folder("B.routes"))
    #expect(run.output.contains("warning: "))
    #expect(run.output.hasSuffix("'turnpike-tool explain missing-arrow' tells more\n"))
  }

  /// A target that SwiftPM leaves out: the command plugin names its files.
  @Test func aTargetWithoutSwift() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "a -> A\n", "B.routes": "bad\n"])
    let words = ["check", "App=" + folder("A.routes"), "Bare-=" + folder("B.routes")]
    let message = "its target has no Swift file, so SwiftPM drops it; add one"
    let run = ToolRun(words)
    #expect(run.status == .good)
    #expect(
      run.output == """
        \(folder("B.routes")): warning: \(message) [no-swift-file]
        1 warning in 1 file
        'turnpike-tool explain no-swift-file' tells more

        """)
    #expect(ToolRun(words + ["--strict"]).status == .findings)
    #expect(
      ToolRun(words + ["--json"]).output == """
        [
        {"file":"\(folder("B.routes"))","line":null,"column":null,"severity":"warning",\
        "id":"no-swift-file","message":"\(message)","notes":[]}
        ]

        """)
    #expect(ToolRun(["list"] + words.dropFirst()).output.contains("a  a"))
  }

  /// A target without the build plugin: its files are checked, and the first of them is reported.
  @Test func aTargetWithoutThePlugin() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "a -> A\n", "B.routes": "bad\n"])
    let words = ["check", "App!=" + folder("A.routes"), "App!=" + folder("B.routes")]
    let output = ToolRun(words).output
    #expect(output.contains("B.routes:1:4: error: "), "\(output)")
    #expect(output.contains("1 error and 1 warning in 2 files"), "\(output)")
    #expect(output.hasPrefix("\(folder("A.routes")): warning: its target does not use "))
    #expect(output.contains("; add 'TurnpikePlugin' to it [no-plugin]\n"))
    #expect(ToolRun(["list"] + words.dropFirst().prefix(1)).output.contains("a  a"))
  }

  @Test func notes() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "x -> XDestination\nx -> YDestination\n"])
    let run = ToolRun("check", folder.path, "--json")
    #expect(run.status == .findings)
    #expect(
      run.output.contains(#""line":2,"column":1,"severity":"error","id":"duplicate-pattern""#))
    #expect(
      run.output.contains(
        #""notes":[{"file":"\#(folder("A.routes"))","line":1,"column":1,"message":"#)
    )
  }

  @Test func warningsAlone() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "import Stock\nx -> XDestination\n"])
    let run = ToolRun("check", folder.path)
    #expect(run.status == .good)
    #expect(
      run.output.hasSuffix(
        "\n1 warning in 1 file\n'turnpike-tool explain unused-import' tells more\n"))
    let json = ToolRun("check", folder.path, "--json")
    #expect(json.status == .good)
    #expect(json.output.contains(#""severity":"warning","id":"unused-import""#))
  }

  @Test func warningsAsErrors() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "import Stock\nx -> XDestination\n"])
    let run = ToolRun("check", "--strict", folder.path)
    #expect(run.status == .findings)
    #expect(
      run.output == """
        \(folder("A.routes")):1:8: error: no type of these routes needs 'Stock' [unused-import]
        import Stock
               ^~~~~
        1 error in 1 file
        'turnpike-tool explain unused-import' tells more

        """)
    let json = ToolRun("check", folder.path, "--json", "--strict")
    #expect(json.status == .findings)
    #expect(json.output.contains(#""severity":"error","id":"unused-import""#))
    try folder.write("A.routes", Data("x -> XDestination\n".utf8))
    #expect(ToolRun("check", folder.path, "--strict").status == .good)
  }

  @Test func aMissingFile() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun("check", folder("A.routes"))
    #expect(run.status == .findings)
    #expect(run.errors == "")
    #expect(
      run.output == """
        \(folder("A.routes")): error: cannot be read: no such file or directory [unreadable-file]
        1 error
        'turnpike-tool explain unreadable-file' tells more

        """)
    let json = ToolRun("check", folder("A.routes"), "--json")
    #expect(json.status == .findings)
    #expect(
      json.output == """
        [
        {"file":"\(folder("A.routes"))","line":null,"column":null,"severity":"error",\
        "id":"unreadable-file","message":"cannot be read: no such file or directory","notes":[]}
        ]

        """)
  }

  @Test func fixes() throws {
    let folder = try TemporaryFolder(files: [
      "A.routes": "product -> Product\np => prodct\nsettings\n", "B.routes": "b -> B,\n",
    ])
    let run = ToolRun("check", folder.path, "--fix")
    #expect(run.status == .findings)
    #expect(run.errors == "")
    #expect(
      run.output == """
        \(folder("A.routes")):2:6: fixed: 'prodct' is now 'product'
        \(folder("B.routes")):1:7: fixed: ',' is left out
        \(folder("A.routes")):3:9: error: expected '->' after 'settings'; \
        write '-> SettingsDestination' [missing-arrow]
        settings
                ^
        1 error in 2 files
        'turnpike-tool explain missing-arrow' tells more

        """)
    #expect(try folder.read("A.routes") == "product -> Product\np => product\nsettings\n")
    #expect(try folder.read("B.routes") == "b -> B\n")
    #expect(ToolRun("check", folder("B.routes"), "--fix").output == "nothing wrong in 1 file\n")
  }

  @Test func fixesForPrograms() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "a -> A,\n"])
    let run = ToolRun("check", folder.path, "--fix", "--json")
    #expect(run.status == .good)
    #expect(run.output == "[]\n")
    #expect(run.errors == "\(folder("A.routes")):1:7: fixed: ',' is left out\n")
    #expect(try folder.read("A.routes") == "a -> A\n")
  }

  /// What cannot be written has the errors that it had.
  @Test func fixesOfAProtectedFile() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "a -> A,\n", "B.routes": "b -> B;\n"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder("A.routes"))
    let run = ToolRun("check", folder.path, "--fix")
    #expect(run.status == .findings)
    #expect(
      run.output == """
        \(folder("B.routes")):1:7: fixed: ';' is left out
        \(folder("A.routes")): error: cannot be written: permission denied [unwritable-file]
        \(folder("A.routes")):1:7: error: unexpected ',' after the destination; a line ends without it \
        [unexpected-text]
        a -> A,
              ^
        2 errors
        'turnpike-tool explain unwritable-file' tells more

        """)
    #expect(try folder.read("A.routes") == "a -> A,\n")
  }

  @Test func fixesNothingOfAMissingFile() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "a -> A,\n"])
    let run = ToolRun("check", folder("A.routes"), folder("B.routes"), "--fix")
    #expect(run.status == .findings)
    #expect(run.output.hasSuffix("\n1 error\n'turnpike-tool explain unreadable-file' tells more\n"))
    #expect(try folder.read("A.routes") == "a -> A,\n")
  }

  /// Of several targets each can import what it depends on.
  @Test func dependencies() throws {
    let folder = try TemporaryFolder(files: [
      "a.routes": "enum ARoute\nb -> mount B.BRoute as b\n",
      "b.routes": "enum BRoute\naccess public\na -> A\n",
    ])
    let paths = ["A=" + folder("a.routes"), "B=" + folder("b.routes")]
    #expect(
      ToolRun(["check", "A:B,Turnpike", "B:Turnpike,!A"] + paths).output
        == "nothing wrong in 2 files\n")
    let run = ToolRun(["check", "A:Turnpike,!B", "B:A,Turnpike"] + paths)
    #expect(run.status == .findings)
    #expect(
      run.output.hasPrefix(
        folder("a.routes") + ":2:12: error: this target does not depend on a module 'B'; add it to "
          + "the target's dependencies in Package.swift [unknown-module]\n"), "\(run.output)")
  }

  /// Files of modules that only tell what they answer are not checked.
  @Test func countsWhatIsChecked() throws {
    let folder = try TemporaryFolder(files: ["a.routes": "a -> A\n", "b.routes": "a/{id} -> B\n"])
    let run = ToolRun("check", "A=" + folder("a.routes"), "B+=" + folder("b.routes"))
    #expect(run.output == "nothing wrong in 1 file\n")
  }
}
