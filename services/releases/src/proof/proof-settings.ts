import { proofAnswersSchema } from '@rafiq/platform-contracts'
import { jsonFileSetting, secretSetting, secretSettings } from '@rafiq/service-kit'
import { z } from 'zod'

const accountSchema = z.record(z.string(), z.string())

/** Where a proof opens pages. Without a browser nothing is proven, and publishing goes on as without proofs. */
export const proofSettings = z.object({
  PROOF_BROWSER: z
    .string()
    .optional()
    .describe('Chromium that opens candidates before they are live; without it nothing is proven'),
  PROOF_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .transform((url) => url && new URL(url).origin)
    .describe('the gateway as this service reaches it, past every cache'),
  // A schema around another one is another one: it is registered, too.
  PROOF_KEY: secretSetting('key that signs proofs').optional().register(secretSettings, {}),
  PROOF_ACCOUNT: z
    .string()
    .optional()
    .transform((text, context) => {
      if (text === undefined) return undefined
      const account = accountSchema.safeParse(readObject(text))
      if (account.success) return account.data
      context.addIssue({ code: 'custom', message: 'expected JSON with texts' })
      return z.NEVER
    })
    .describe(
      'what the account for proofs signs in with, as JSON: pages that ask for a session are not proven without it',
    ),
  PROOF_ANSWERS: jsonFileSetting(proofAnswersSchema)
    .default({})
    .describe('file of what pages for some roles are answered while they are proven; none without it'),
  PROOF_SECONDS: z.coerce
    .number()
    .min(1)
    .max(600)
    .default(19)
    .describe(
      'how long a publish, which takes 20 seconds at most, waits for its proof; the gateway waits for 30 in all',
    )
    .meta({ unit: 'seconds' }),
})

function readObject(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type ProofSettings = z.infer<typeof proofSettings>

/** What there has to be, for a candidate to be opened. */
export interface Prover {
  readonly browser: string
  readonly origin: string
  readonly key: string
}

/** Undefined where a part of it is not configured. */
export function proverOf(settings: ProofSettings): Prover | undefined {
  const { PROOF_BROWSER: browser, PROOF_ORIGIN: origin, PROOF_KEY: key } = settings
  return browser === undefined || origin === undefined || key === undefined
    ? undefined
    : { browser, origin, key }
}
