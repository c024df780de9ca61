import { Readable } from 'node:stream'
import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import {
  channelSchema,
  percentSchema,
  releaseCommitSchema,
  releaseHeaders,
  versionSchema,
} from '@rafiq/platform-contracts'
import { MalformedError, toIssues } from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'
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
    [releaseHeaders.from]: z
      .url({ protocol: /^https?$/ })
      .max(200)
      .optional(),
    [releaseHeaders.confirmed]: z.enum(['true', 'false']).default('false'),
    [releaseHeaders.despiteProof]: z.enum(['true', 'false']).default('false'),
  })
  .transform((headers) => ({
    version: headers[releaseHeaders.version],
    channel: headers[releaseHeaders.channel],
    percent: headers[releaseHeaders.percent],
    automatic: headers[releaseHeaders.automatic] === 'true',
    signature: headers[releaseHeaders.signature] ?? null,
    commit: headers[releaseHeaders.commit] ?? null,
    seen: headers[releaseHeaders.seen],
    from: headers[releaseHeaders.from],
    confirmed: headers[releaseHeaders.confirmed] === 'true',
    despiteProof: headers[releaseHeaders.despiteProof] === 'true',
  }))

export type PublishRequest = z.infer<typeof publishRequestSchema>

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest()

/** What the headers of a publish ask for. */
export const PublishHeaders = createParamDecorator(
  (_: unknown, context: ExecutionContext): PublishRequest => {
    const result = publishRequestSchema.safeParse(requestOf(context).headers)
    if (result.success) return result.data
    throw new MalformedError('malformed', { issues: toIssues(result.error.issues) })
  },
)

/** The uploaded archive, of which nothing has been read. */
export const Archive = createParamDecorator((_: unknown, context: ExecutionContext): Readable => {
  const { body } = requestOf(context)
  if (body instanceof Readable) return body
  throw new MalformedError('invalid-release', { message: 'The upload is empty.' })
})
