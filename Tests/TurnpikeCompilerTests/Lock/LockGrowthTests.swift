import TestSupport
import Testing

@testable import TurnpikeCompiler

/// A lock is compared in time that is near linear in its lines, whatever the routes do to them.
@Suite(.growth) struct LockGrowthTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The lines of the lock and those of the routes, of a size.
    let make: @Sendable (_ count: Int) -> (lock: [String], routes: [String])
  }

  static let cases = [
    Case(testDescription: "nothing changed") { count in
      (
        (0..<count).map { "s\($0)/:id<Int>/part/:name<String> => c\($0)" },
        (0..<count).map { "s\($0)/:id<Int>/part/:name -> C\($0)" }
      )
    },
    Case(testDescription: "every line lost") { count in
      ((0..<count).map { "s\($0)/:id<Int> => c\($0)" }, (0..<count).map { "t\($0) -> C\($0)" })
    },
    Case(testDescription: "aliases of one case, one of them lost") { count in
      (
        (0...count).map { "a\($0)/:id<Int> => item" },
        ["item/:id<Int> -> Item"] + (0..<count).map { "a\($0)/:id => item" }
      )
    },
    Case(testDescription: "aliases of one case") { count in
      (
        (0..<count).map { "a\($0)/:id<Int> => item" },
        ["a0/:id<Int> -> Item"] + (1..<count).map { "a\($0)/:id => item" }
      )
    },
    Case(testDescription: "aliases of one case, all of them lost") { count in
      (
        (0..<count).map { "a\($0)/:id<Int> => item" },
        ["b0/:id<Int> -> Item"] + (1..<count).map { "b\($0)/:id => item" }
      )
    },
    Case(testDescription: "aliases of one case, all of them narrowed") { count in
      (
        (0..<count).map { "a\($0)/:id<Int>?:q<String?> => item" },
        ["a0/:id<Int 1...9> -> Item"] + (1..<count).map { "a\($0)/:id => item" }
      )
    },
    Case(testDescription: "values of a key, taken from one line") { count in
      (
        ["s => s"] + (0..<count).map { "t\($0) => t\($0)" },
        ["s -> S"] + (0..<count).map { "s?k=\($0) -> K\($0)" }
      )
    },
    Case(testDescription: "words, one of them new") { count in
      (
        [":id<String>/x => x"] + (0..<count).map { "w\($0)/y => w\($0)" },
        [":id/x -> X", "new/x -> New"] + (0..<count).map { "w\($0)/y -> W\($0)" }
      )
    },
    Case(testDescription: "ranges, what follows each of them changed") { count in
      (
        (0..<count).map { "x/:n<Int \($0 * 10)...\($0 * 10 + 14)>/a\($0) => c\($0)" },
        (0..<count).map { "x/:n<Int \($0 * 10)...\($0 * 10 + 14)>/b\($0) -> C\($0)" }
      )
    },
    Case(testDescription: "overlapping ranges, one of them changed") { count in
      (
        (0..<count).map { "x/:n<Int \($0)...\($0 + 1_000)>/a\($0) => c\($0)" },
        (0..<count).map { "x/:n<Int \($0)...\($0 == 3 ? 9_999 : $0 + 1_000)>/a\($0) -> C\($0)" }
      )
    },
    Case(testDescription: "new origins with paths") { count in
      (
        ["origin https://e.com"] + (0..<count).map { "s\($0) => c\($0)" },
        (0..<count).map { "origin https://e.com/p\($0)" } + ["origin https://e.com"]
          + (0..<count).map { "s\($0) -> C\($0)" }
      )
    },
    Case(testDescription: "origins and lines") { count in
      (
        (0..<count).map { "origin https://h\($0).e.com\ns\($0) => c\($0)" },
        (0..<count).map { "origin https://h\($0).e.com" } + (0..<count).map { "s\($0) -> C\($0)" }
      )
    },
    Case(testDescription: "lost mounts") { count in
      ((0..<count).map { "s\($0) -> mount M\($0) as m\($0)" }, ["a -> A"])
    },
    Case(testDescription: "lost conditions") { count in
      (
        (0..<count).map { "s?k=\($0) => c\($0)" },
        (0..<count).map { "s?k=\($0)&l=1 -> C\($0)" }
      )
    },
  ]

  @Test(.timeLimit(.minutes(15)), arguments: cases)
  func isNearLinear(_ example: Case) {
    func seconds(_ count: Int) -> Double {
      let (lock, routes) = example.make(count)
      let files = [
        SourceFile(path: "R.routes", text: (["enum R"] + routes).joined(separator: "\n"))
      ]
      let locks = [SourceFile(path: "R.routes.lock", text: lock.joined(separator: "\n"))]
      let alone = processorSeconds { _ = Compilation(files) }
      return processorSeconds { _ = Compilation(files, locks: locks) } - alone
    }
    let small = seconds(200)
    let large = seconds(800)
    // Four times as much, and room for a busy machine.
    #expect(large < 10 * small + 0.2, "\(small) s, \(large) s")
  }
}
