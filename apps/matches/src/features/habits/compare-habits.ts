import { type CommonHabits, type Habit, habits, type ShownHabits } from '@rafiq/contracts/habits'

export interface ComparedHabits {
  alike: Habit[]
  toTalkAbout: Habit[]
}

/** Habits of which both answered the same, and those that are worth a word; in the order in which they are asked. */
export function compareHabits({ yours, theirs }: CommonHabits): ComparedHabits {
  const common = habits.filter((habit) => yours[habit] !== undefined && theirs[habit] !== undefined)
  const isAlike = (habit: Habit) =>
    yours[habit] === theirs[habit] || (habit === 'pets' && welcomePets(yours, theirs))
  return {
    alike: common.filter(isAlike),
    toTalkAbout: common.filter((habit) => !isAlike(habit)),
  }
}

/** Who owns a pet lives well with whoever is friendly to them. */
const welcomePets = (yours: ShownHabits, theirs: ShownHabits): boolean =>
  yours.pets !== 'no-pets' && theirs.pets !== 'no-pets'
