// SwiftPM drops a target without a Swift file of its own; the routes are in GitHub.routes.
