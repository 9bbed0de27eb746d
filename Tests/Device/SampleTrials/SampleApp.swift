import CoreSpotlight
import ShopRoutes
import SwiftUI
import TurnpikeNavigation
import TurnpikePlatform
import UIKit

/// Plays stories on the sample app, and prints what it does and shows. A golden file has the output.
@MainActor enum Trials {
  static func run() async {
    await starts()
    await messages()
    await signIn()
    await signInLater()
    await foreign()
  }

  private static func starts() async {
    let link = UIScene.ConnectionOptions()
    link.urlContexts = [UIOpenURLContext(Given.url("shop://product/1988"))]
    await Phone("Start by a link", link).screens()

    let notification = UIScene.ConnectionOptions()
    notification.notificationResponse = Given.notification("orders/2026-01-31")
    await Phone("Start by a notification whose screen requires sign-in", notification).screens()

    let shortcut = UIScene.ConnectionOptions()
    shortcut.shortcutItem = Given.shortcut("basket")
    await Phone("Start by a quick action", shortcut).screens()

    let search = UIScene.ConnectionOptions()
    let item = ShopRoute.team(teamID: 7).searchableItem(title: "Team 7")
    let activity = NSUserActivity(activityType: CSSearchableItemActionType)
    activity.userInfo = [CSSearchableItemActivityIdentifier: item?.uniqueIdentifier ?? ""]
    search.userActivities = [activity]
    await Phone("Start by a result of the system search", search).screens()

    let unknown = UIScene.ConnectionOptions()
    unknown.urlContexts = [UIOpenURLContext(Given.url("https://shop.example.com/jobs?lang=en"))]
    await Phone("Start by a link of the website that no route matches", unknown).screens()
  }

  private static func messages() async {
    let phone = Phone("Links in a message, over the checkout sheet")
    await phone.open("shop://basket/checkout")
    await phone.tapInText("https://shop.example.com/jobs")
    await phone.tapInText("https://other.example/team/7")
    await phone.tapInText("https://shop.example.com/team/7")
  }

  private static func signIn() async {
    let phone = Phone("Sign in, with the callback of the sign-in itself in between")
    await phone.open("https://shop.example.com/tabs/account")
    await phone.open("shop://login?code=1")
    await phone.open("com.example.auth://callback?code=1")
    print("> sign in")
    phone.scene.signIn()
    await phone.screens()
    await tapNotification("orders/2026-01-31")
    await phone.screens()
  }

  /// What waits for the sign-in is discarded with the sheet, however the sheet goes away.
  private static func signInLater() async {
    for (way, leave) in [
      ("the button", { await $0.perform { $0.close() } }),
      ("a swipe", { await $0.perform { $0.shop.navigator.state.dismiss() } }),
      ("another link", { await $0.open("shop://product/1988") }),
    ] as [(String, (Phone) async -> Void)] {
      let phone = Phone("Leave the sign-in sheet by \(way), and sign in later")
      await phone.open("shop://tabs/account")
      expect(phone.scene.shop.navigator.interruptedRequest != nil, true, "\(way): interrupted")
      await leave(phone)
      expect(phone.scene.shop.navigator.interruptedRequest == nil, true, "\(way): discarded")
      await phone.open("shop://login")
      print("> sign in")
      await phone.perform { $0.signIn() }
    }
  }

  /// A callback of another SDK changes nothing, in every order.
  private static func foreign() async {
    for links in Given.orders("shop://product/1988") {
      let phone = Phone("Links \(links.joined(separator: ", "))")
      for link in links { Window.shared.open(Given.url(link)) }
      await phone.screens()
      expect(phone.scene.shop.navigator.state.front, ShopRoute("product/1988"), "\(links)")
    }
  }
}

/// A phone on which the sample app is started, as the system starts an app with SwiftUI.
@MainActor private final class Phone {
  let scene = SceneDelegate()
  private let app = AppDelegate()
  private let windowScene = UIWindowScene()
  private let window: UIWindow

  init(_ title: String, _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()) {
    print("\n\(title)")
    Simulation.shared.reset()
    Window.shared.reset()
    window = UIWindow(windowScene: windowScene)
    _ = app.application(.shared, didFinishLaunchingWithOptions: nil)
    scene.scene(windowScene, willConnectTo: UISceneSession(), options: options)
    Window.shared.objects[ObjectIdentifier(SceneDelegate.self)] = scene
    _ = ShopWindow(delegate: app).body
    for context in options.urlContexts { Window.shared.open(context.url) }
    for activity in options.userActivities { Window.shared.continueActivity(activity) }
    let root = UIViewController(nibName: nil, bundle: nil)
    root.title = "shop"
    window.rootViewController = root
    window.makeKeyAndVisible()
    scene.sceneDidBecomeActive(windowScene)
  }

  func open(_ link: String) async {
    print("> open \(link)")
    Window.shared.open(Given.url(link))
    await screens()
  }

  func tapInText(_ link: String) async {
    print("> tap \(link)")
    Window.shared.systemURLs = []
    Window.shared.environment.openURL(Given.url(link))
    for url in Window.shared.systemURLs { print("  the system opens \(url)") }
    await screens()
  }

  func perform(_ action: (SceneDelegate) -> Void) async {
    action(scene)
    await screens()
  }

  /// Prints what the window shows.
  func screens() async {
    await rest()
    Simulation.shared.endFirst()
    let page = window.rootViewController?.presentedViewController?.title.map { " ! page \($0)" }
    let stacks = scene.shop.navigator.state.description.split(separator: "\n")
    print("  screens      " + stacks.joined(separator: ", ") + (page ?? ""))
    expect(Simulation.shared.misuses, [], "UIKit")
  }
}
