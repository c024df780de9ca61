import {
  channelSchema,
  percentSchema,
  releaseCommitSchema,
  releaseHeaders,
  versionSchema,
} from '@rafiq/platform-contracts'
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
    [releaseHeaders.commit]: releaseCommitSchema.optional(),
    [releaseHeaders.seen]: z.union([versionSchema, z.literal('none')]).optional(),
    [releaseHeaders.confirmed]: z.enum(['true', 'false']).default('false'),
  })
  .transform((headers) => ({
    version: headers[releaseHeaders.version],
    channel: headers[releaseHeaders.channel],
    percent: headers[releaseHeaders.percent],
    automatic: headers[releaseHeaders.automatic] === 'true',
    signature: headers[releaseHeaders.signature] ?? null,
    commit: headers[releaseHeaders.commit] ?? null,
    seen: headers[releaseHeaders.seen],
    confirmed: headers[releaseHeaders.confirmed] === 'true',
  }))

export type PublishRequest = z.infer<typeof publishRequestSchema>
