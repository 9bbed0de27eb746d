/// The progress that the client shows while SwiftPM lists the package's targets.
struct PackageProgress {
  var isShown = false
  var count = 0

  var token: JSON { .string("turnpike-package-\(count)") }
}

extension LanguageServer {
  private var isWaiting: Bool { workspace.projects.contains { !$0.isReady } }

  func beginProgressIfNeeded() {
    guard client.showsProgress, !progress.isShown, isWaiting else { return }
    progress.isShown = true
    progress.count += 1
    sendRequest("window/workDoneProgress/create", .object([("token", progress.token)]))
    sendProgress([("kind", .string("begin")), ("title", .string("Reading the package's targets"))])
  }

  func endProgressIfReady() {
    guard progress.isShown, !isWaiting else { return }
    progress.isShown = false
    sendProgress([("kind", .string("end"))])
  }

  private func sendProgress(_ value: [(String, JSON)]) {
    send(
      .notification(
        "$/progress", .object([("token", progress.token), ("value", .object(value))])))
  }
}
