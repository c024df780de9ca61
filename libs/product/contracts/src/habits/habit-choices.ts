// What may be answered, without the schemas: whoever only shows or compares answers is spared zod.

/**
 * Habits at home and their answers, each one optional. The first four are the spec's second list (§3); an own pet is the
 * questionnaire's `pet-owner` and is not asked again.
 */
export const habitChoices = {
  atmosphere: ['quiet', 'social'],
  rhythm: ['early-bird', 'night-owl'],
  smoking: ['non-smoker', 'smoker'],
  pets: ['no-pets', 'pet-friendly'],
  bedtime: ['before-23', 'from-23-to-1', 'after-1'],
  prayer: ['day-by-prayer', 'private'],
  guests: ['rarely', 'sometimes', 'often'],
  familyVisits: ['rarely', 'sometimes', 'often'],
  cooking: ['rarely', 'sometimes', 'daily'],
  cleaning: ['right-away', 'fixed-days', 'cleaning-service'],
} as const
export type Habit = keyof typeof habitChoices

export const habits = Object.keys(habitChoices) as Habit[]

/** What somebody cannot live with: a smoker, or who owns a pet. */
export const dealBreakers = ['smoking', 'pets'] as const
export type DealBreaker = (typeof dealBreakers)[number]
