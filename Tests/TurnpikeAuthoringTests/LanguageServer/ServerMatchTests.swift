import Testing

@testable import TurnpikeAuthoring

@Suite struct ServerMatchTests {
  private static let files = [
    "App/A.routes": "enum AppRoute\nshop -> mount Shop.ShopRoute as shop\n",
    "Shop/S.routes": "enum ShopRoute\naccess public\nitem/:id<Int> -> Item\n",
    "Other/O.routes": "enum OtherRoute\nother -> Other\n",
  ]

  @Test(arguments: [
    (
      #"{"url":"shop/item/7","enum":"AppRoute"}"#,
      #"{"url":"shop/item/7","outcome":"matched","route":"shop.item","#
        + #""pattern":"shop/item/:id<Int>","parameters":{"id":["7"]},"query":{},"reason":null}"#
    ),
    (
      #"{"url":"x?a=1","textDocument":{"uri":"file:///w/Other/O.routes"}}"#,
      #"{"url":"x?a=1","outcome":"unmatched","route":null,"pattern":null,"parameters":{},"#
        + #""query":{"a":["1"]},"reason":"no route matches this path"}"#
    ),
    // The app that mounts the file's enum matches.
    (
      #"{"url":"shop/item/7","textDocument":{"uri":"file:///w/Shop/S.routes"}}"#,
      #"{"url":"shop/item/7","outcome":"matched","route":"shop.item","#
        + #""pattern":"shop/item/:id<Int>","parameters":{"id":["7"]},"query":{},"reason":null}"#
    ),
    (
      #"{"url":"x"}"#,
      #"{"code":-32602,"message":"choose one of several enums with 'enum': AppRoute, OtherRoute, ShopRoute"}"#
    ),
    (#"{}"#, #"{"code":-32602,"message":"'url' is missing or has the wrong type"}"#),
  ])
  func match(_ params: String, _ expected: String) {
    let session = ServerSession(Self.files)
    #expect(session.request("turnpike/match", params).text == expected)
  }

  @Test func errors() {
    let session = ServerSession(["A.routes": "x\n"])
    #expect(
      session.request("turnpike/match", #"{"url":"x"}"#).text
        == #"{"code":-32803,"message":"the routes files have errors"}"#)
    #expect(
      ServerSession().request("turnpike/match", #"{"url":"x"}"#).text
        == #"{"code":-32803,"message":"there is no routes file"}"#)
  }
}
