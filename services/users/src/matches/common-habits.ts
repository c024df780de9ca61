import { type CommonHabits, type Habits, habits, shownHabits } from '@rafiq/contracts/habits'
import type { Lifestyle } from '@rafiq/contracts/questionnaire'

export interface HabitsOwner {
  habits: Habits | null
  lifestyle: readonly Lifestyle[]
}

/**
 * What a viewer and a match both answered, and nothing else: who keeps an answer back is shown nobody's. Null where that
 * is nothing.
 */
export function commonHabits(viewer: HabitsOwner, match: HabitsOwner): CommonHabits | null {
  if (!viewer.habits || !match.habits) return null
  const yours = shownHabits(viewer.habits, viewer.lifestyle)
  const theirs = shownHabits(match.habits, match.lifestyle)
  const both = habits.filter((habit) => yours[habit] !== undefined && theirs[habit] !== undefined)
  if (both.length === 0) return null
  const only = (answers: CommonHabits['yours']): CommonHabits['yours'] =>
    Object.fromEntries(both.map((habit) => [habit, answers[habit]]))
  return { yours: only(yours), theirs: only(theirs) }
}
