/// The files of the folder `JavaScript`, which SwiftPM embeds.
enum JavaScript {
  /// Matches links: the tables of an app and a link in, the answer out. It uses nothing of a browser.
  static let matcher = text([
    PackageResources.text_js, PackageResources.hosts_js, PackageResources.links_js,
    PackageResources.values_js, PackageResources.dates_js, PackageResources.matcher_js,
  ])

  /// What the page does with the matcher, in a browser.
  static let page = text([PackageResources.nearest_js, PackageResources.page_js])

  private static func text(_ files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
