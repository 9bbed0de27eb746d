import Foundation
import TestSupport
import TurnpikeAuthoring
import TurnpikeCompiler

/// Pages whose script matches links outside of a browser, by `node`.
package struct PageScriptRun {
  private let folder: TemporaryFolder
  private var count = 0

  package init() throws { folder = try TemporaryFolder() }

  /// Whether there is a `node`.
  package static var isPossible: Bool { get throws { try NodeProgram.isPossible } }

  /// Whether there is a `chromium`.
  package static var hasBrowser: Bool {
    get throws {
      try CommandRun("chromium", ["--version"], in: FileManager.default.temporaryDirectory)
        .status == 0
    }
  }

  /// Adds a page with the links that it is asked.
  package mutating func add(_ page: String, _ links: [String]) throws {
    try folder.write("\(count).html", page)
    try folder.write("\(count).json", JSON.strings(links).text)
    count += 1
  }

  /// The results of all links, in the form of `match --json`, a line each.
  package func results() throws -> [String] {
    try NodeProgram.lines(of: Self.program, in: folder, count: count)
  }

  /// Objects are written by hand: those of JavaScript put keys that are numbers first.
  private static let program = #"""
    const fs = require("fs");
    const unit = (text) =>
      Array.from({ length: text.length }, (_, index) =>
        `\\u${text.charCodeAt(index).toString(16).padStart(4, "0")}`).join("");
    let hidden = [];
    const text = (value) =>
      value === null
        ? "null" : hidden.reduce((text, set) => text.replace(set, unit), JSON.stringify(value));
    const object = (members) =>
      `{${members.map(([name, value]) => `${text(name)}:${value}`).join(",")}}`;
    const elements = (items) =>
      object(items.map(({ name, values }) => [name, `[${values.map(text).join(",")}]`]));
    for (let index = 0; index < Number(process.argv[2]); index += 1) {
      const page = fs.readFileSync(`${index}.html`, "utf8");
      const data = /<script type="application\/json" id="route-data">([^]*?)<\/script>/.exec(page);
      const script = /<script type="module">([^]*?)startPage\(\);\n<\/script>/.exec(page);
      const names = "match, wholePatterns, nearest, hiddenCharacter, strayJoiner";
      const { match, wholePatterns, nearest, hiddenCharacter, strayJoiner } =
        new Function(`"use strict";${script[1]}return { ${names} };`)();
      hidden = [hiddenCharacter, strayJoiner];
      const app = JSON.parse(data[1]);
      const patterns = wholePatterns(app);
      const lines = JSON.parse(fs.readFileSync(`${index}.json`, "utf8")).map((url) => {
        const found = match(app, url);
        if (found.outcome === "unmatched") nearest(patterns, found.link);
        const ignored = [...found.ignored];
        for (const { name, values } of found.dropped) {
          const index = ignored.findIndex((element) => element.name === name);
          const all = [...(ignored[index]?.values ?? []), ...values];
          ignored.splice(index < 0 ? ignored.length : index, 1, { name, values: all });
        }
        return object([
          ["url", text(url)], ["outcome", text(found.outcome)], ["route", text(found.route)],
          ["pattern", text(found.pattern)], ["parameters", elements(found.parameters)],
          ["query", elements(found.query)], ["reason", text(found.reasons[0] ?? null)],
          ...(ignored.length === 0 ? [] : [["ignored", elements(ignored)]]),
        ]);
      });
      if (lines.length > 0) console.log(lines.join("\n"));
    }
    """#
}
