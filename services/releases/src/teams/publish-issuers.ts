import { remoteNameSchema } from '@rafiq/platform-contracts'
import { z } from 'zod'

/** Who can answer for keys is nobody on the way: `http:` for an issuer on this machine only. */
const issuerUrl = z
  .url({ protocol: /^https?$/ })
  .refine(
    (url) => new URL(url).protocol === 'https:' || /^(localhost|127\.0\.0\.1)$/.test(new URL(url).hostname),
    {
      error: 'expected https://',
    },
  )

const issuersSchema = z.array(
  z.strictObject({
    issuer: issuerUrl,
    remotes: z
      .record(remoteNameSchema, z.array(z.string().min(1).max(250)).min(1))
      .describe('the subjects, word for word, whose runs may publish a remote'),
  }),
)

/** Somebody who issues OIDC tokens to runs of pipelines, and which runs publish what. */
export type PublishIssuer = z.infer<typeof issuersSchema>[number]

/** `PUBLISH_ISSUERS`, JSON. Nobody unless told. */
export const publishIssuersSetting = z
  .string()
  .default('[]')
  .transform((text, context): PublishIssuer[] => {
    const { data, error } = issuersSchema.safeParse(parseJson(text))
    if (data) return data
    for (const { path, message } of error.issues) {
      context.addIssue({ code: 'custom', message: `${path.join('.')} ${message}`.trim() })
    }
    return z.NEVER
  })
  .describe('JSON: issuers of OIDC tokens for pipelines, with the subjects that publish each remote')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
