import { credentialsSchema } from '@rafiq/contracts/accounts'
import { z } from 'zod'
import type { RegisterValues } from '../../shared/register-values.ts'

/** Keys of the messages in this remote's texts (spec §5 has the sentences). */
const agreed = (key: string) => z.boolean().refine((checked) => checked, { error: key })

export const registerSchema: z.ZodType<RegisterValues> = credentialsSchema.extend({
  adult: agreed('register.adultRequired'),
  terms: agreed('register.termsRequired'),
  privacy: agreed('register.privacyRequired'),
})
