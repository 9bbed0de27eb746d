import Testing

/// The build systems that SwiftPM has.
enum BuildSystem: String, CaseIterable, CustomTestStringConvertible {
  case native, swiftbuild

  var testDescription: String { rawValue }
}
