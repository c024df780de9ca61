import { z } from 'zod'
import { remoteNameSchema, versionSchema } from './release.ts'

/**
 * What a team is told of by itself. `canary-ended`: canary analysis rolled a canary back; `fallback-used`: visitors get an older
 * version because the one meant for them fails; `version-yanked`: somebody took a version away for good; `errors-above`: more
 * page loads of a live version fail than may.
 */
export const alertCauses = ['canary-ended', 'fallback-used', 'version-yanked', 'errors-above'] as const

/** What is posted to a team's webhook. `text` is what chat programs show. */
export const alertSchema = z
  .object({
    id: z.uuid().describe('the same where a delivery is repeated'),
    remote: remoteNameSchema,
    version: versionSchema,
    cause: z.enum(alertCauses),
    at: z.iso.datetime(),
    reason: z.string().nullable().describe('as canary analysis, or whoever yanked it, gave it'),
    figures: z
      .object({ pages: z.int(), of: z.int() })
      .nullable()
      .describe('page loads of the last 15 minutes that it is about, of how many'),
    text: z.string(),
  })
  .meta({ id: 'Alert' })

/** Of a webhook: HMAC-SHA256 of the body with the target's secret, in hex behind `sha256=`. */
export const alertSignatureHeader = 'x-alert-signature'

export type AlertCause = (typeof alertCauses)[number]
export type Alert = z.infer<typeof alertSchema>
