import { z } from 'zod'
import { connectionStatusSchema } from '../connections/connections.ts'
import { commonHabitsSchema } from '../habits/habits.ts'
import { areaKeys, cityKeys } from '../questionnaire/catalogues/keys.ts'
import {
  bathroomSharingSchema,
  budgetSchema,
  genderSchema,
  lifestyleSchema,
  roomSharingSchema,
} from '../questionnaire/choice-schemas.ts'

/** The parts of the compatibility score; they add up to `matchPercentage`. */
export const matchPointsSchema = z
  .object({
    location: z.int().min(0).max(30),
    budget: z.int().min(0).max(25),
    lifestyle: z.int().min(0).max(25),
    apartment: z.int().min(0).max(10),
    roomSharing: z.int().min(0).max(5),
    bathroomSharing: z.int().min(0).max(5),
  })
  .meta({ id: 'MatchPoints' })

/**
 * One match as its viewer sees it (spec §3). `phone` is null without that member's consent; before the viewer has
 * verified an e-mail address, name, phone, bio, age and photo are null, so that nobody harvests profiles.
 */
export const matchCardSchema = z
  .object({
    id: z.uuid(),
    name: z.string().nullable(),
    phone: z.string().nullable(),
    age: z.int().nullable(),
    gender: genderSchema,
    budget: budgetSchema,
    location: z.enum(cityKeys),
    area: z.enum(areaKeys).nullable(),
    hasApartment: z.enum(['yes', 'no']),
    lifestyle: z.array(lifestyleSchema),
    roomSharing: roomSharingSchema,
    bathroomSharing: bathroomSharingSchema,
    bio: z.string().nullable(),
    photoUrl: z.string().nullable().describe('a path signed for this viewer, good for 10 minutes'),
    connectionStatus: connectionStatusSchema.nullable(),
    saved: z.boolean().describe('the viewer has put this match on a list of their own'),
    matchPercentage: z.int().min(0).max(100),
    points: matchPointsSchema,
    habits: commonHabitsSchema
      .nullable()
      .default(null)
      .describe(
        'what both answered on their cards of habits; null where that is nothing, or an older service answers',
      ),
  })
  .meta({ id: 'MatchCard' })

/** `GET /api/user/matches`: best first, 50 at most. */
export const matchesSchema = z.array(matchCardSchema)

export type MatchPoints = z.infer<typeof matchPointsSchema>
export type MatchCard = z.infer<typeof matchCardSchema>
