import { channelSchema, releaseHeaders, versionSchema } from '@rafiq/contracts'
import { z } from 'zod'

/** The headers of a publish. */
export const publishRequestSchema = z
  .object({
    [releaseHeaders.version]: versionSchema,
    [releaseHeaders.channel]: channelSchema.default('stable'),
    [releaseHeaders.automatic]: z.enum(['true', 'false']).default('false'),
    [releaseHeaders.commit]: z
      .string()
      .regex(/^[0-9a-f]{7,64}$/)
      .optional(),
  })
  .transform((headers) => ({
    version: headers[releaseHeaders.version],
    channel: headers[releaseHeaders.channel],
    automatic: headers[releaseHeaders.automatic] === 'true',
    commit: headers[releaseHeaders.commit] ?? null,
  }))

export type PublishRequest = z.infer<typeof publishRequestSchema>
