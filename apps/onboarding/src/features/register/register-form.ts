import { credentialsSchema } from '@rafiq/contracts'
import { z } from 'zod'

/** Keys of the messages in this remote's texts (spec §5 has the sentences). */
const agreed = (key: string) => z.boolean().refine((checked) => checked, { error: key })

export const registerSchema = credentialsSchema.extend({
  adult: agreed('register.adultRequired'),
  terms: agreed('register.termsRequired'),
  privacy: agreed('register.privacyRequired'),
})

export type RegisterValues = z.infer<typeof registerSchema>

export const agreements = ['adult', 'terms', 'privacy'] as const

/** The continue button waits for all three (spec §5). */
export const allAgreed = (values: Pick<RegisterValues, (typeof agreements)[number]>): boolean =>
  agreements.every((name) => values[name])
