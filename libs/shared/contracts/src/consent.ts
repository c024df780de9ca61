import { z } from 'zod'
import { languageSchema } from './enums.ts'
import { storableText } from './storable-text.ts'

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

export type ConsentChange = z.infer<typeof consentChangeSchema>
