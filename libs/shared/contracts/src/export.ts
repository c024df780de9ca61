import { z } from 'zod'
import { languageSchema, roleSchema } from './enums.ts'
import { userProfileSchema } from './profile.ts'

const answers = userProfileSchema.pick({
  name: true,
  gender: true,
  age: true,
  phone: true,
  nationality: true,
  hasApartment: true,
  budget: true,
  location: true,
  area: true,
  lifestyle: true,
  roomSharing: true,
  bathroomSharing: true,
  bio: true,
})

/** One answer to the consent question: `wording` names the text that was read, `language` its language. */
const consentEntry = z.object({
  phoneShareConsent: z.boolean(),
  isActive: z.boolean(),
  wording: z.string(),
  language: languageSchema,
  recordedAt: z.iso.datetime(),
})

/**
 * `GET /api/user/export`: what the users service holds on the caller, but the password's hash and the sessions' own
 * secrets. The profile is null for staff; the photo is a data URL. Consents are oldest first.
 */
export const memberExportSchema = z
  .object({
    exportedAt: z.iso.datetime(),
    account: z.object({
      id: z.uuid(),
      email: z.string(),
      role: roleSchema,
      language: languageSchema,
      createdAt: z.iso.datetime(),
      lastActiveAt: z.iso.datetime(),
      emailVerifiedAt: z.iso.datetime().nullable(),
      phoneShareConsent: z.boolean(),
      isActive: z.boolean(),
      pausedByStaff: z.boolean(),
    }),
    profile: answers.nullable(),
    photo: z.string().startsWith('data:image/webp;base64,').nullable(),
    consents: z.array(consentEntry),
    sessions: z.object({ count: z.int() }),
  })
  .meta({ id: 'MemberExport' })

export type MemberExport = z.infer<typeof memberExportSchema>
