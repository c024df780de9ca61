import { languageSchema } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { credentialsSchema } from '../accounts/credentials.ts'
import { matchCardSchema } from '../matching/match-card.ts'
import { questionnaireFields, withQuestionnaireRules } from '../questionnaire/questionnaire.ts'

/** `POST /api/users/with-matching`. `language` is the language the member's mail is written in; the `lang` cookie else. */
export const registrationSchema = withQuestionnaireRules(
  credentialsSchema.extend({ ...questionnaireFields, language: languageSchema.optional() }),
).meta({ id: 'Registration' })

export const createdUserSchema = z
  .object({ id: z.uuid(), phoneShareConsent: z.boolean(), isActive: z.boolean() })
  .meta({ id: 'CreatedUser' })

export const registrationResultSchema = z
  .object({ user: createdUserSchema, matches: z.array(matchCardSchema) })
  .meta({ id: 'RegistrationResult' })

export type Registration = z.infer<typeof registrationSchema>
export type CreatedUser = z.infer<typeof createdUserSchema>
export type RegistrationResult = z.infer<typeof registrationResultSchema>
