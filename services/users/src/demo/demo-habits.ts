import { type Habits, habitChoices } from '@rafiq/contracts/habits'
import { createPicker } from './pick.ts'

/** The two test members have some habits in common, and some to talk about. */
export const testHabits: readonly Habits[] = [
  {
    atmosphere: 'quiet',
    rhythm: 'early-bird',
    smoking: 'non-smoker',
    pets: 'no-pets',
    bedtime: 'before-23',
    prayer: 'day-by-prayer',
    guests: 'sometimes',
    familyVisits: 'sometimes',
    cooking: 'daily',
    cleaning: 'right-away',
    dealBreakers: ['smoking'],
  },
  {
    atmosphere: 'quiet',
    rhythm: 'night-owl',
    smoking: 'non-smoker',
    bedtime: 'from-23-to-1',
    prayer: 'day-by-prayer',
    guests: 'sometimes',
    familyVisits: 'rarely',
    cooking: 'rarely',
    dealBreakers: [],
  },
]

/** The card of habits of one invented member, out of choices of its own, so that nothing else of the demo follows from it. */
export function demoHabits(index: number): Habits | null {
  const pick = createPicker(9_000 + index)
  if (!pick.chance(60)) return null
  const answer = <Value>(values: readonly Value[]): Value | undefined =>
    pick.chance(75) ? pick.one(values) : undefined
  const smokes = pick.chance(20)
  const habits: Habits = {
    atmosphere: answer(habitChoices.atmosphere),
    rhythm: answer(habitChoices.rhythm),
    smoking: smokes ? 'smoker' : 'non-smoker',
    pets: answer(habitChoices.pets),
    bedtime: answer(habitChoices.bedtime),
    prayer: answer(habitChoices.prayer),
    guests: answer(habitChoices.guests),
    familyVisits: answer(habitChoices.familyVisits),
    cooking: answer(habitChoices.cooking),
    cleaning: answer(habitChoices.cleaning),
    dealBreakers: [],
  }
  if (!smokes && pick.chance(30)) habits.dealBreakers.push('smoking')
  if (habits.pets === 'no-pets' && pick.chance(30)) habits.dealBreakers.push('pets')
  return habits
}
