export { type DealBreaker, dealBreakers, type Habit, habitChoices, habits } from './habit-choices.ts'
export {
  type CommonHabits,
  commonHabitsSchema,
  type Habits,
  habitsSchema,
  noHabits,
  type ShownHabits,
  shownHabits,
} from './habits.ts'
