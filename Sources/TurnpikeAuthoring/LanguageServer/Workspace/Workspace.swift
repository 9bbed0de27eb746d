import TurnpikeCompiler

/// What a client has opened, and the projects that it belongs to.
final class Workspace {
  private let host: any LanguageServerHost
  /// The open documents, by their paths.
  private(set) var documents: [String: Document] = [:]
  /// The client's folders.
  private var folders: [String] = []
  private var projectsByFolder: [String: Project] = [:]

  init(_ host: any LanguageServerHost) {
    self.host = host
  }

  var projects: [Project] {
    projectsByFolder.keys.sorted().compactMap { projectsByFolder[$0] }
  }

  /// The project of a file, open or not.
  func project(of path: String) -> Project? {
    projectsByFolder[documents[path]?.project ?? place(of: path).folder]
  }

  func analysis(of path: String) -> Analysis? {
    project(of: path)?.analysis(of: path, documents)
  }

  var analyses: [Analysis] { projects.flatMap { $0.analyses(documents) } }

  // MARK: Changes of the client

  func setFolders(_ folders: [String]) {
    self.folders = folders
    for folder in folders where folder.hasPrefix("/") {
      open(Place(folder: folder, isPackage: isPackage(folder), isDeep: true))
    }
    for project in projects { forgetIfUnneeded(project) }
  }

  /// Forgets a project that has nothing to do with the client's folders, and no open document.
  private func forgetIfUnneeded(_ project: Project) {
    let isOfFolder = folders.contains {
      project.folder == $0 || DocumentURI.isInside(project.folder, $0)
        || project.isPackage && DocumentURI.isInside($0, project.folder)
    }
    if !isOfFolder, documents.paths(of: project).isEmpty {
      projectsByFolder[project.folder] = nil
    }
  }

  func changeFolders(added: [String], removed: [String]) {
    setFolders(folders.filter { !removed.contains($0) && !added.contains($0) } + added)
  }

  func open(_ path: String, uri: String, version: Int, text: String) {
    let place = place(of: path)
    open(place)
    documents[path] = Document(
      uri: uri, version: version, project: place.folder, text: TextModel(Array(text.utf8)))
    changed(path)
  }

  func edit(_ path: String, _ body: (inout Document) -> Void) {
    // Removed, so that the text is changed in its place.
    guard var document = documents.removeValue(forKey: path) else { return }
    body(&document)
    documents[path] = document
    changed(path)
  }

  func close(_ path: String) {
    guard let project = project(of: path) else { return }
    documents[path] = nil
    diskChanged([path])
    // A file that was never saved is gone.
    if project.disk[path] == nil { project.filesChanged() }
    changed(path)
    forgetIfUnneeded(project)
  }

  /// Files on the disk have changed.
  func diskChanged(_ paths: [String]) {
    for project in projects {
      let folders = project.packageFolders
      guard paths.contains(where: { path in folders.contains { DocumentURI.isInside(path, $0) } })
      else { continue }
      readDisk(project)
      let manifests = folders.flatMap { [$0 + "/Package.swift", $0 + "/Package.resolved"] }
      if paths.contains(where: manifests.contains) { project.describe(host) }
    }
  }

  func packageDescribed(_ folder: String, _ json: JSON?) {
    for project in projects { project.setDescription(of: folder, json, host) }
  }

  private func changed(_ path: String) {
    let own = project(of: path)
    for project in projects { project.textChanged(path, isOwn: project === own) }
  }

  // MARK: The projects of files

  private struct Place {
    let folder: String
    let isPackage: Bool
    let isDeep: Bool
  }

  private func isPackage(_ folder: String) -> Bool {
    host.file(at: folder + "/Package.swift") != nil
  }

  /// The nearest package around a file, else the client's folder with it, else its own folder.
  private func place(of path: String) -> Place {
    // An untitled document is a separate project.
    guard path.hasPrefix("/") else { return Place(folder: path, isPackage: false, isDeep: false) }
    var folder = DocumentURI.folder(of: path)
    while folder.utf8.count > 1 {
      if isPackage(folder) { return Place(folder: folder, isPackage: true, isDeep: true) }
      folder = DocumentURI.folder(of: folder)
    }
    let own = folders.filter { DocumentURI.isInside(path, $0) }
      .max { $0.utf8.count < $1.utf8.count }
    if let own { return Place(folder: own, isPackage: false, isDeep: true) }
    return Place(folder: DocumentURI.folder(of: path), isPackage: false, isDeep: false)
  }

  private func open(_ place: Place) {
    guard projectsByFolder[place.folder] == nil else { return }
    let project = Project(folder: place.folder, isPackage: place.isPackage, isDeep: place.isDeep)
    projectsByFolder[place.folder] = project
    readDisk(project)
    project.describe(host)
  }

  /// Reads a project's folder again. A package inside it is another project.
  private func readDisk(_ project: Project) {
    guard project.folder.hasPrefix("/") else { return }
    var files: [SourceFile] = []
    for file in host.files(in: project.folder, isDeep: project.isDeep) {
      let place = place(of: file.path)
      if place.folder == project.folder { files.append(file) } else { open(place) }
    }
    project.setFiles(files, host)
  }
}
