import { channelSchema, percentSchema, releaseHeaders, versionSchema } from '@rafiq/platform-contracts'
import { z } from 'zod'

/** Of visitors, for a canary that names no share. */
const defaultPercent = 10

/** The headers of a publish. */
export const publishRequestSchema = z
  .object({
    [releaseHeaders.version]: versionSchema,
    [releaseHeaders.channel]: channelSchema.default('stable'),
    [releaseHeaders.percent]: z.coerce.number().pipe(percentSchema).default(defaultPercent),
    [releaseHeaders.automatic]: z.enum(['true', 'false']).default('false'),
    [releaseHeaders.signature]: z.base64().max(200).optional(),
    [releaseHeaders.commit]: z
      .string()
      .regex(/^[0-9a-f]{7,64}$/)
      .optional(),
  })
  .transform((headers) => ({
    version: headers[releaseHeaders.version],
    channel: headers[releaseHeaders.channel],
    percent: headers[releaseHeaders.percent],
    automatic: headers[releaseHeaders.automatic] === 'true',
    signature: headers[releaseHeaders.signature] ?? null,
    commit: headers[releaseHeaders.commit] ?? null,
  }))

export type PublishRequest = z.infer<typeof publishRequestSchema>
