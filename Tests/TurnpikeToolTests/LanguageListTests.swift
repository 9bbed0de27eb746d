import Foundation
import TestSupport
import Testing

@testable import turnpike_tool

/// What `list` and `match --explain` say of groups, attributes, stacks and mounts.
@Suite struct LanguageListTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(files: [
      "App.routes": """
      attribute auth<String = user>
      attribute analytics<String>
      attribute locale<String>
      list{ListScreen}/:item_id<Int>{ItemScreen}! @auth
      account @auth(member) {
        /// What can be changed.
        settings -> SettingsDestination @example(account/settings)
        orders/:order_id<Int> -> OrderDestination! @analytics(order, late) @auth
      }
      setup => settings @locale(de) @example(setup)
      store/:store_id<Int> -> mount StoreFeature.StoreRoute as store @auth

      """
    ])
  }

  @Test func textForPeople() {
    let run = ToolRun("list", folder.path)
    #expect(run.status == .good)
    #expect(
      run.output == """
        Route
          listScreen  list                                         @auth(user)
          itemScreen  list/:item_id<Int>             itemID: Int   modal  @auth(user)  on listScreen
          settings    account/settings                             @auth(member)
          settings    setup                          (alias)       @auth(member) @locale(de)
          order       account/orders/:order_id<Int>  orderID: Int  modal  \
        @analytics(order, late) @auth(user)
          store       store/:store_id<Int>           storeID: Int  \
        @auth(user)  mounts StoreFeature.StoreRoute

        """)
  }

  @Test func json() throws {
    let run = ToolRun("list", folder.path, "--json")
    #expect(run.status == .good)
    let all = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let routes = try #require(all as? [[String: Any]])
    #expect(routes.count == 5)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.count == 1 || $0.hasPrefix(#"{"case":""#) })
    let path = folder("App.routes")
    #expect(
      lines[2]
        == #"{"case":"itemScreen","destination":"ItemScreen","pattern":"list/:item_id<Int>","#
        + #""aliases":[],"parameters":[{"name":"itemID","wireName":"item_id","type":"Int","#
        + #""optional":false,"list":false,"default":null}],"#
        + #""attributes":[{"name":"auth","value":"user"}],"presentation":"modal","#
        + #""stack":["listScreen","itemScreen"],"mount":null,"documentation":null,"examples":[],"#
        + #""file":"\#(path)","line":4,"column":1,"enum":"Route"},"#)
    #expect(
      lines[3]
        == #"{"case":"settings","destination":"SettingsDestination","#
        + #""pattern":"account/settings","aliases":[{"pattern":"setup","#
        + #""attributes":[{"name":"auth","value":"member"},{"name":"locale","value":"de"}],"#
        + #""documentation":null,"#
        + #""examples":["setup"]}],"parameters":[],"#
        + #""attributes":[{"name":"auth","value":"member"}],"presentation":"push","#
        + #""stack":["settings"],"mount":null,"documentation":"What can be changed.","#
        + #""examples":["account/settings"],"file":"\#(path)","line":7,"column":3,"#
        + #""enum":"Route"},"#)
    #expect(
      lines[5].hasPrefix(
        #"{"case":"store","destination":null,"pattern":"store/:store_id<Int>","aliases":[],"#))
    #expect(
      lines[5].contains(
        #""presentation":null,"stack":null,"mount":"StoreFeature.StoreRoute","#))
  }

  @Test func explanations() {
    let run = ToolRun(
      "match", folder.path, "--explain", "--", "account/orders/x", "acount/settings", "list/3", "")
    #expect(run.status == .good)
    #expect(run.errors == "")
    #expect(
      run.output == """
        account/orders/x
          unmatched: no route matches this path
            'account/orders/:order_id<Int>': segment 3, order_id: 'x' is not an Int

        acount/settings
          unmatched: no route matches this path
          did you mean 'account/settings'? ('account/settings')

        list/3
          matched by 'list/:item_id<Int>' (itemScreen)
            item_id: '3'

        (empty)
          unmatched: no route matches this path


        """)
    let help = ToolRun("match", "--help")
    #expect(help.output.contains("  --explain         print why: "))
  }

  @Test func linksThatAMountWouldMatch() {
    let run = ToolRun("match", folder.path, "--", "store/3/whatever")
    #expect(
      run.output == """
        store/3/whatever
          matched    store  store/:store_id<Int>
          parameter  store_id = 3
          attribute  @auth(user)
          assumed    the mounted enum StoreFeature.StoreRoute matches the rest


        """)
  }
}
