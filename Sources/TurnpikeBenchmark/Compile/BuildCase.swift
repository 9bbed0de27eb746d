/// Something of a build that is measured, other than compiling code.
enum BuildCase: String, CaseIterable {
  case firstBuild = "first-build-debug"
  case firstReleaseBuild = "first-build-release"
  case nullBuild = "null-build"
  case generateThousand = "generate-1000"
  case generateTenThousand = "generate-10000"
  case binary = "binary-200"

  var summary: String {
    switch self {
    case .firstBuild: "wall seconds of a first build, above those without the plugin"
    case .firstReleaseBuild: "the same in release, whose plugin program is unoptimised too"
    case .nullBuild: "wall seconds of a build without changes, above those without the plugin"
    case .generateThousand: "generating 1 000 routes by the debug tool: processor seconds"
    case .generateTenThousand: "generating 10 000 routes by the debug tool: processor seconds"
    case .binary: "a release program's bytes, against those of the hand-written code's"
    }
  }
}
