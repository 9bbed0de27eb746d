package import TurnpikeCompiler

/// The routes files that a command line names, read.
package struct RoutesFiles {
  /// Sorted by path, each file once.
  package private(set) var files: [SourceFile] = []
  /// The locks that were found beside them or named, sorted by path.
  package private(set) var locks: [SourceFile] = []
  /// What could not be read, sorted by path.
  package private(set) var problems: [FileProblem] = []

  private var seen: Set<Files.Identity> = []

  /// Reads files, and of folders every `.routes` file and lock inside.
  package init(_ paths: [String]) {
    for path in paths {
      visit(path)
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    locks.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    problems.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Whether the path leads to one of the files, however it is written; a device is none.
  package func contains(_ path: String) -> Bool {
    guard let attributes = try? Files.attributes(of: path) else { return false }
    return attributes.kind == .file && seen.contains(attributes.identity)
  }

  /// Reads the lock at a path, where there is one.
  package mutating func readLock(at path: String) {
    do throws(SystemError) {
      let attributes = try Files.attributes(of: path)
      if attributes.kind == .folder { throw .isFolder }
      try read(path, attributes.identity)
    } catch {
      if !error.isMissingFile { problems.append(.unreadable(path, error.reason)) }
    }
  }

  private mutating func visit(_ path: String) {
    do throws(SystemError) {
      let attributes = try Files.attributes(of: path)
      if attributes.kind == .folder, path.hasSuffix(LockFile.suffix) { throw .isFolder }
      if attributes.kind != .folder {
        try read(path, attributes.identity)
      } else if !visitFolder(path) {
        problems.append(.noRoutesFile(path))
      }
    } catch {
      problems.append(.unreadable(path, error.reason))
    }
  }

  /// Gives whether there was anything to read or to report.
  private mutating func visitFolder(_ folder: String) -> Bool {
    let entries: [Files.Entry]
    do throws(SystemError) {
      entries = try Files.entries(of: folder)
    } catch {
      problems.append(.unreadable(folder, error.reason))
      return true
    }
    var found = false
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = join(folder, entry.name)
      if entry.isReadable {
        if visitEntry(path) { found = true }
      } else if entry.isFolder || isRead(entry.name) {
        problems.append(.unreadable(path, "its name is not UTF-8"))
        found = true
      }
    }
    return found
  }

  private mutating func visitEntry(_ path: String) -> Bool {
    let isRoutesFile = isRead(path)
    do throws(SystemError) {
      let attributes = try Files.attributes(of: path)
      if attributes.kind == .folder {
        if path.hasSuffix(LockFile.suffix) { throw .isFolder }
        // A link to a folder may lead round in a circle.
        return !Files.isLink(path) && visitFolder(path)
      }
      guard isRoutesFile else { return false }
      if attributes.kind == .file {
        try read(path, attributes.identity)
      } else {
        // To read it may be to wait for ever. Whoever names one as a path wants it read.
        problems.append(.unreadable(path, "a pipe or a device"))
      }
    } catch {
      // Of a link that leads nowhere only the name tells whether it matters.
      if isRoutesFile { problems.append(.unreadable(path, error.reason)) }
    }
    return isRoutesFile
  }

  private mutating func read(_ path: String, _ identity: Files.Identity) throws(SystemError) {
    guard seen.insert(identity).inserted else { return }
    if let bytes = try Files.contents(of: path) {
      let file = SourceFile(path: path, bytes: bytes)
      if path.hasSuffix(LockFile.suffix) { locks.append(file) } else { files.append(file) }
    } else {
      problems.append(.unreadable(path, "larger than \(Files.largestSize >> 20) MB"))
    }
  }

  /// Whether a file of a folder is read, by its name.
  private func isRead(_ name: String) -> Bool {
    name.hasSuffix(".routes") || name.hasSuffix(LockFile.suffix)
  }

  private func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
