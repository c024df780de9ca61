import { z } from 'zod'
import type { Lifestyle } from '../questionnaire/choice-schemas.ts'
import { validationMessages } from '../validation-messages.ts'
import { dealBreakers, habitChoices } from './habit-choices.ts'

const error = validationMessages.choice

const answers = {
  atmosphere: z.enum(habitChoices.atmosphere, { error }),
  rhythm: z.enum(habitChoices.rhythm, { error }),
  smoking: z.enum(habitChoices.smoking, { error }),
  pets: z.enum(habitChoices.pets, { error }),
  bedtime: z.enum(habitChoices.bedtime, { error }),
  prayer: z.enum(habitChoices.prayer, { error }),
  guests: z.enum(habitChoices.guests, { error }),
  familyVisits: z.enum(habitChoices.familyVisits, { error }),
  cooking: z.enum(habitChoices.cooking, { error }),
  cleaning: z.enum(habitChoices.cleaning, { error }),
}

/**
 * `GET /api/user/habits`: the caller's own card of habits, without what was not answered. `PUT` replaces it: 200 the card;
 * 403 for staff who have no questionnaire.
 */
export const habitsSchema = z
  .strictObject({
    ...z.strictObject(answers).partial().shape,
    dealBreakers: z
      .array(z.enum(dealBreakers, { error }))
      .refine((values) => new Set(values).size === values.length, { error })
      .describe(
        'the member is matched with nobody of whom this is so, and nobody who says so is matched with them',
      ),
  })
  .meta({ id: 'Habits' })

/** Habits as others see them: whoever chose pet-owner in the questionnaire has answered about pets. */
const shownHabitsSchema = z
  .object({ ...answers, pets: z.enum([...habitChoices.pets, 'pet-owner']) })
  .partial()

/** What two members both answered, side by side; deal-breakers are shown to nobody. */
export const commonHabitsSchema = z
  .object({ yours: shownHabitsSchema, theirs: shownHabitsSchema })
  .meta({ id: 'CommonHabits' })

/** What nobody has answered. */
export const noHabits: Habits = { dealBreakers: [] }

/** A member's habits as others see them. */
export function shownHabits(
  { dealBreakers: _, ...own }: Habits,
  lifestyle: readonly Lifestyle[],
): ShownHabits {
  return lifestyle.includes('pet-owner') ? { ...own, pets: 'pet-owner' } : own
}

export type Habits = z.infer<typeof habitsSchema>
export type ShownHabits = z.infer<typeof shownHabitsSchema>
export type CommonHabits = z.infer<typeof commonHabitsSchema>
