// swift-tools-version: 6.2

// The shop as an app. Open the folder in Xcode, select a simulator, and run it.
//
// Turnpike's tests compile the app and run its model and delegates without a device. They check this
// manifest, too, but they can't open it in Xcode.

import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v16)],
  products: [
    .iOSApplication(
      name: "Shop",
      targets: ["AppModule"],
      bundleIdentifier: "com.example.shop",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight],
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  dependencies: [
    .package(name: "turnpike", path: "../../../..")
  ],
  targets: [
    .target(
      name: "ShopRoutes",
      dependencies: [.product(name: "Turnpike", package: "turnpike")],
      path: "Routes",
      plugins: [.plugin(name: "TurnpikePlugin", package: "turnpike")]),
    .executableTarget(
      name: "AppModule",
      dependencies: [
        "ShopRoutes",
        .product(name: "TurnpikeNavigation", package: "turnpike"),
        .product(name: "TurnpikePlatform", package: "turnpike"),
      ],
      path: ".",
      exclude: ["Info.plist", "Routes"]),
  ]
)
