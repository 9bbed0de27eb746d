import Foundation
import TestSupport
import Testing

/// Plugins cannot share code, so both have a copy of what tells the modules.
@Test func bothPluginsTellTheSameModules() throws {
  let plugins = BuiltProduct.root.appending(component: "Plugins")
  let files = ["TurnpikePlugin", "TurnpikeCommand"].map {
    plugins.appending(path: $0).appending(component: "ModuleNames.swift")
  }
  #expect(try Data(contentsOf: files[0]) == Data(contentsOf: files[1]))
}
