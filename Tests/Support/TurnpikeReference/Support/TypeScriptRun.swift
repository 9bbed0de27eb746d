import Foundation
import TestSupport
import TurnpikeAuthoring
import TurnpikeCompiler

/// Modules of TypeScript, compiled by `tsc --strict` and run by `node`.
package struct TypeScriptRun {
  private let folder: TemporaryFolder
  private var count = 0

  package init() throws { folder = try TemporaryFolder() }

  /// Whether there are both.
  package static var isPossible: Bool {
    get throws {
      let folder = FileManager.default.temporaryDirectory
      return try NodeProgram.isPossible
        && CommandRun("tsc", ["--version"], in: folder).status == 0
    }
  }

  /// Adds a module and what is asked of it: links to match, and calls to make.
  package mutating func add(_ module: String, links: [String], calls: [Call]) throws {
    try folder.write("m\(count).ts", module)
    let input: JSON = ["links": .strings(links), "calls": .array(calls.map(\.json))]
    try folder.write("m\(count).json", input.text)
    count += 1
  }

  /// A call of a route's function.
  package struct Call {
    package let route: String
    let values: [(name: String, kind: String, texts: [String]?, isList: Bool)]

    package init(
      route: String, values: [(name: String, kind: String, texts: [String]?, isList: Bool)]
    ) {
      self.route = route
      self.values = values
    }

    fileprivate var json: JSON {
      let values = values.map { value -> JSON in
        [
          "name": .string(value.name), "kind": .string(value.kind), "list": .bool(value.isList),
          "texts": value.texts.map(JSON.strings) ?? .null,
        ]
      }
      return ["route": .string(route), "values": .array(values)]
    }
  }

  /// What the compiler says; empty if all is well.
  package func compile(_ others: [String: String] = [:]) throws -> String {
    for (name, text) in others { try folder.write(name, text) }
    let files = (0..<count).map { "m\($0).ts" } + others.keys.sorted()
    let options = ["--strict", "--noUnusedLocals", "--noImplicitReturns", "--target", "es2020"]
    return try CommandRun("tsc", options + ["--module", "commonjs"] + files, in: folder.url).output
  }

  /// The results of all links in the form of `match --json`, and the path and the URL of all calls,
  /// `throws` for one that throws, a line each; module by module.
  package func results() throws -> [String] {
    try NodeProgram.lines(of: Self.program, in: folder, count: count)
  }

  private static let program = #"""
    const fs = require("fs");
    const value = (kind, text) => {
      switch (kind) {
        case "integer": return BigInt(text);
        case "number": return Number(text);
        case "bool": return text === "true";
        default: return text;
      }
    };
    const numbers = { inf: "Infinity", "-inf": "-Infinity" };
    for (let index = 0; index < Number(process.argv[2]); index += 1) {
      const module = require(`./m${index}.js`);
      const routes = module[Object.keys(module).find((name) => name !== "match")];
      const { links, calls } = JSON.parse(fs.readFileSync(`m${index}.json`, "utf8"));
      const lines = links.map((link) => JSON.stringify(module.match(link)));
      for (const { route, values } of calls) {
        const argument = {};
        for (const { name, kind, texts, list } of values) {
          if (texts === null) continue;
          const all = texts.map((text) => value(kind, numbers[text] ?? text));
          argument[name] = list ? all : all[0];
        }
        const link = () => routes[route](argument);
        for (const print of [() => link().path, () => link().url()]) {
          try {
            lines.push(JSON.stringify(print()));
          } catch {
            lines.push("throws");
          }
        }
      }
      if (lines.length > 0) console.log(lines.join("\n"));
    }
    """#
}
