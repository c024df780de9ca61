import { languageSchema, storableText } from '@rafiq/platform-contracts'
import { z } from 'zod'

/**
 * `PATCH /api/users/{id}/consent`. `wording` names the text the member agreed to (an i18n key and its version, such as
 * `results.consent@1`) and `language` the one it was read in; both go into the consent log.
 */
export const consentChangeSchema = z
  .object({
    phoneShareConsent: z.boolean(),
    isActive: z.boolean(),
    wording: storableText({ max: 80 }).optional(),
    language: languageSchema.optional(),
  })
  .meta({ id: 'ConsentChange' })

/** One answer to the consent question: `wording` names the text that was read, `language` its language. */
export const consentEntrySchema = z.object({
  phoneShareConsent: z.boolean(),
  isActive: z.boolean(),
  wording: z.string(),
  language: languageSchema,
  recordedAt: z.iso.datetime(),
})

export type ConsentChange = z.infer<typeof consentChangeSchema>
export type ConsentEntry = z.infer<typeof consentEntrySchema>
