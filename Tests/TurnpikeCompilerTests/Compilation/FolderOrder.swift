import Foundation

/// The folders of a module in an order in which each uses only those before it, and the names that a
/// file uses of a later one.
struct FolderOrder {
  /// The last one is the module's own folder.
  static let compiler = [
    "Collections", "Text", "Source", "Records", "Language", "Diagnostics", "Syntax", "Model",
    "Patterns", "Automaton", "Encoding", "Checks", "Modules", "Emission", "Lock", "",
  ]

  /// A file of a folder.
  struct File {
    let folder: String
    let name: String
    let text: String
  }

  let folders: [String]

  /// `Model/Naming.swift uses Table of Encoding`, for each name that is declared further up.
  func upwardUses(in files: [File]) -> [String] {
    var owners: [String: String] = [:]
    for file in files {
      for name in Self.declaredNames(file.text) { owners[name] = file.folder }
    }
    var found: Set<String> = []
    for file in files {
      for name in Self.usedNames(file.text) {
        guard let owner = owners[name], owner != file.folder,
          rank(owner) > rank(file.folder)
        else { continue }
        found.insert("\(file.folder)/\(file.name) uses \(name) of \(owner)")
      }
    }
    return found.sorted()
  }

  private func rank(_ folder: String) -> Int { folders.firstIndex(of: folder) ?? -1 }

  /// The Swift files below a folder, those in folders of a folder as those of the outer one.
  static func files(of root: URL) -> [File] {
    let paths = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
      else { return nil }
      let parts = path.split(separator: "/")
      let folder = parts.count > 1 ? String(parts[0]) : ""
      return File(folder: folder, name: String(parts[parts.count - 1]), text: text)
    }
  }

  /// The types and functions that a file declares for others.
  private static func declaredNames(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      var words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }[...]
      guard line.first?.isLetter == true else { return nil }
      while let word = words.first, ["package", "public", "final", "indirect"].contains(word) {
        words = words.dropFirst()
      }
      let kinds = ["struct", "enum", "class", "protocol", "actor", "typealias", "func", "let"]
      guard let kind = words.first, kinds.contains(String(kind)) else { return nil }
      return words.dropFirst().first.map(String.init)
    }
  }

  /// The names in a file's code: not in comments and texts, and no members.
  private static func usedNames(_ text: String) -> Set<String> {
    var names: Set<String> = []
    for line in code(text) {
      var name = ""
      var before: Character = " "
      for character in line + " " {
        if character.isLetter || character.isNumber || character == "_" {
          name.append(character)
          continue
        }
        if !name.isEmpty, before != "." { names.insert(name) }
        name = ""
        before = character
      }
    }
    return names
  }

  /// The lines without comments and without texts but for what is put into them.
  private static func code(_ text: String) -> [String] {
    var isInText = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let parts = line.components(separatedBy: "\"\"\"")
      if parts.count == 2 {
        isInText.toggle()
        return isInText ? withoutTexts(parts[0]) : withoutTexts(parts[1])
      }
      return isInText ? interpolations(String(line)) : withoutTexts(String(line))
    }
  }

  private static func withoutTexts(_ line: String) -> String {
    var code = ""
    for (index, part) in line.components(separatedBy: "\"").enumerated() {
      if index.isMultiple(of: 2) {
        if let comment = part.range(of: "//") { return code + part[..<comment.lowerBound] }
        code += part
      } else {
        code += " " + interpolations(part) + " "
      }
    }
    return code
  }

  private static func interpolations(_ text: String) -> String {
    text.components(separatedBy: "\\(").dropFirst().joined(separator: " ")
  }
}
