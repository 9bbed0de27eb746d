import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference

/// What errors propose is done where it leaves fewer of them.
@Suite(.timeLimit(.minutes(30))) struct FixedFilesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let before: String
    let after: String
    var fixes: [String] = []

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "one", before: "product -> Product\np => prodct\n",
      after: "product -> Product\np => product\n", fixes: ["2:6: fixed: 'prodct' is now 'product'"]),
    Case(
      name: "several in a line, one after the other",
      before: "attribute level<int 1-3>\na --> A @level(2),",
      after: "attribute level<Int 1...3>\na -> A @level(2)",
      fixes: [
        "1:21: fixed: '1-3' is now '1...3'", "1:17: fixed: 'int' is now 'Int'",
        "2:3: fixed: '-->' is now '->'", "2:17: fixed: ',' is left out",
      ]),
    Case(
      name: "what Swift and other files have",
      before: "a/:b<Optional<Int>> -> B\nc -> C !\nd{D}/e{E};",
      after: "a/:b<Int?> -> B\nc -> C!\nd{D}/e{E}",
      fixes: [
        "1:5: fixed: '<Optional<Int>>' is now '<Int?>'", "2:6: fixed: 'C !' is now 'C!'",
        "3:10: fixed: ';' is left out",
      ]),
    Case(
      name: "a list of declarations stays", before: "attribute a, b\nx -> X @a @b",
      after: "attribute a, b\nx -> X @a @b"),
    Case(
      name: "an arrow that is missing", before: "a/:b A", after: "a/:b -> A",
      fixes: ["1:6: fixed: 'A' is now '-> A'"]),
    Case(
      name: "line ends and a byte-order mark stay", before: "\u{FEFF}a//b -> A\r\n c -> C \r\n",
      after: "\u{FEFF}a/b -> A\r\n c -> C \r\n", fixes: ["1:2: fixed: '//' is now '/'"]),
    Case(
      name: "many slashes", before: "a////b -> A", after: "a/b -> A",
      fixes: ["1:2: fixed: '////' is now '/'"]),
    Case(
      name: "another error instead stays", before: "a/:b? -> A\nc/:d?/e -> C",
      after: "a/:b<String?> -> A\nc/:d?/e -> C",
      fixes: ["1:3: fixed: ':b?' is now ':b<String?>'"]),
    Case(
      name: "what another line is wrong with then stays", before: "a/:b -> A\na/{c} -> C\nd --> D",
      after: "a/:b -> A\na/{c} -> C\nd -> D", fixes: ["3:3: fixed: '-->' is now '->'"]),
    Case(
      name: "an edit that makes another line wrong is not made",
      before: "a/{c} -> C\na/:b -> A\nd --> D", after: "a/{c} -> C\na/:b -> A\nd -> D",
      fixes: ["3:3: fixed: '-->' is now '->'"]),
    Case(
      name: "links of declared origins",
      before: "origin https://a.b, c://\nhttps://a.b/x/:y -> X\nc://z -> Z\nhttps://A.b -> H",
      after: "origin https://a.b, c://\n/x/:y -> X\nz -> Z\n/ -> H",
      fixes: [
        "2:1: fixed: 'https://a.b' is left out", "3:1: fixed: 'c://' is left out",
        "4:1: fixed: 'https://A.b' is now '/'",
      ]),
    Case(
      name: "nothing is proposed", before: "settings\na/../b -> B\n",
      after: "settings\na/../b -> B\n"),
    Case(
      name: "a warning is left", before: "import Values\na -> A", after: "import Values\na -> A"),
    Case(
      name: "what may be two things stays",
      before: "a/:b<Int 1..3> -> Cat\nc/:d) -> Car\ne => cas",
      after: "a/:b<Int 1..3> -> Cat\nc/:d) -> Car\ne => cas"),
    Case(
      name: "what another line may declare counts",
      before: "atributes auto\nattribute auth\na -> A @autx",
      after: "attribute auto\nattribute auth\na -> A @autx",
      fixes: ["1:1: fixed: 'atributes' is now 'attribute'"]),
    Case(name: "nothing is wrong", before: "a  ->A", after: "a  ->A"),
    Case(name: "no text", before: "", after: ""),
  ]

  @Test(arguments: cases)
  func fixes(_ one: Case) {
    let fixed = FixedFiles(compiled([one.before]))
    #expect(
      fixed.compilation.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [one.after])
    #expect(fixed.fixes.map { $0.line("A.routes") } == one.fixes.map { "A.routes:" + $0 })
    #expect(compiled([one.after]).report == fixed.compilation.report)
  }

  /// What one file proposes may be wrong in another; each is told by its place.
  @Test func severalFiles() {
    let files = ["attribute auth\na -> A @auht", "b -> B @atuh", "c -> C @auth\nd =>b"]
    let fixed = FixedFiles(compiled(files))
    #expect(fixed.fixes.map(\.file) == [0, 1])
    #expect(fixed.compilation.diagnostics.isEmpty)
  }

  /// Every line with one mistake is mended, however many there are.
  @Test(arguments: [
    "attribute auth\n# -> R# @auht\n", "product -> Product\n# => prodct\n",
    "#/{id} -> R#\n", "#/id<Int> -> R#\n", "#?:q<String = \"a\"> -> R#\n",
    "attribute auth\n#@auth -> R#\n", "# -> Right#\nx# => rihgt#\n",
    "attribute a#uth\n# -> R# @a#uht\n",
  ])
  func manyLines(text: String) {
    let head = text.split(separator: "\n").filter { !$0.contains("#") }
    let lines = text.split(separator: "\n").filter { $0.contains("#") }
    let all = lines.flatMap { line in
      (100..<160).map { line.replacing("#", with: "r\($0)") }
    }
    let fixed = FixedFiles(compiled([(head + all.map { $0[...] }).joined(separator: "\n")]))
    #expect(fixed.compilation.report == [])
    #expect(fixed.fixes.count == 60)
  }

  /// A line that clashes with another one does not keep hundreds from being fixed.
  @Test func clashAmongMany() {
    let lines = (1_000..<1_200).map { "r\($0)/{id} -> R\($0)" }
    let fixed = FixedFiles(
      compiled([(["a/{c} -> C", "a/:b -> A"] + lines).joined(separator: "\n")]))
    #expect(fixed.fixes.count == 200)
    #expect(fixed.compilation.diagnostics.count == 1)
  }

  /// Of lines that stay as they are, none keeps another from being mended.
  @Test func betweenOthers() {
    let lines = (100..<160).map { "r\($0)/:id?\($0 % 2 == 0 ? "/e" : "") -> R\($0)" }
    let fixed = FixedFiles(compiled([lines.joined(separator: "\n")]))
    #expect(fixed.fixes.count == 30)
    #expect(fixed.compilation.diagnostics.count == 30)
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func neverWorse(seed: UInt64) {
    var counts = TrialCounts()
    for index in 0..<8 {
      var trial = FileTrial(seed: FileTrial.seed(index, of: seed))
      guard let (files, _) = trial.comparison() else { continue }
      trial.fix(files, rounds: 6)
      for failure in trial.failures { Issue.record("\(failure.text)") }
      counts += trial.counts
    }
    #expect(counts[.mended] > 0, "\(counts)")
  }
}
