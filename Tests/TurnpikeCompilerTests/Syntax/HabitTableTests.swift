import Testing

@testable import TurnpikeCompiler

@Suite struct HabitTableTests {
  @Test func everyLineIsAHabit() {
    let lines = Habit.table.split(separator: "\n").filter { !$0.hasPrefix("# ") }
    #expect(lines.count == Habit.all.count)
  }
}
