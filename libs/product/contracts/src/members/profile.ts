import { languageSchema } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { roleSchema } from '../accounts/role-schema.ts'
import { limits } from '../limits.ts'
import { matchCardSchema } from '../matching/match-card.ts'
import { areaKeys, cityKeys, nationalityKeys } from '../questionnaire/catalogues/keys.ts'
import {
  apartmentChoiceSchema,
  bathroomSharingSchema,
  budgetSchema,
  genderSchema,
  lifestyleSchema,
  roomSharingSchema,
} from '../questionnaire/choice-schemas.ts'
import { staffPauseSchema } from './pauses.ts'

/** How often the city may still be changed. */
const cityChangesSchema = z.object({
  left: z.int().min(0).max(limits.cityChanges.max),
  nextAt: z.iso.datetime().nullable().describe('when one more is possible; null while one is'),
})

/** `GET /api/user/profile`: the caller's own; the questionnaire's answers are null for staff. */
export const userProfileSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: roleSchema,
    language: languageSchema,
    createdAt: z.iso.datetime(),
    phoneShareConsent: z.boolean(),
    isActive: z.boolean(),
    pausedByStaff: z.boolean().describe('a pause that the member cannot undo; isActive is false meanwhile'),
    staffPause: staffPauseSchema
      .nullable()
      .describe('why staff paused it and until when; null where they did not'),
    name: z.string().nullable(),
    gender: genderSchema.nullable(),
    age: z.int().nullable(),
    phone: z.string().nullable(),
    nationality: z.enum(nationalityKeys).nullable(),
    hasApartment: apartmentChoiceSchema.nullable(),
    budget: budgetSchema.nullable(),
    location: z.enum(cityKeys).nullable(),
    area: z.enum(areaKeys).nullable(),
    lifestyle: z.array(lifestyleSchema).nullable(),
    roomSharing: roomSharingSchema.nullable(),
    bathroomSharing: bathroomSharingSchema.nullable(),
    bio: z.string().nullable(),
    photoUrl: z.string().nullable(),
    cityChanges: cityChangesSchema
      .nullable()
      .default(null)
      .describe('null for staff, and where an older service answers'),
  })
  .meta({ id: 'UserProfile' })

/**
 * `PATCH /api/user/profile`. 422 `gender-fixed`: another gender than the registered one; 422 `city-changes` with `nextAt`:
 * more changes of the city than `limits.cityChanges`.
 */
export const profileEditResultSchema = z
  .object({ user: userProfileSchema, matches: z.array(matchCardSchema) })
  .meta({ id: 'ProfileEditResult' })

export type UserProfile = z.infer<typeof userProfileSchema>
export type ProfileEditResult = z.infer<typeof profileEditResultSchema>
