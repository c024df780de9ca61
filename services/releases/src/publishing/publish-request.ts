import { Readable } from 'node:stream'
import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import {
  channelSchema,
  parseAudience,
  percentSchema,
  releaseCommitSchema,
  releaseHeaders,
  versionSchema,
} from '@rafiq/platform-contracts'
import { MalformedError, toIssues } from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

/** Of all visitors, and of those of an audience, for a canary that names no share. */
const defaultPercent = { ofAll: 10, ofAudience: 100 }

const audienceHeaderSchema = z
  .string()
  .max(4_000)
  .transform((text, context) => {
    const { data } = parseAudience(text)
    if (!data) context.addIssue({ code: 'custom', message: 'is no audience such as role=staff language=ar' })
    return data ?? z.NEVER
  })

/** The headers of a publish. */
export const publishRequestSchema = z
  .object({
    [releaseHeaders.version]: versionSchema,
    [releaseHeaders.channel]: channelSchema.default('stable'),
    [releaseHeaders.percent]: z.coerce.number().pipe(percentSchema).optional(),
    [releaseHeaders.audience]: audienceHeaderSchema.optional(),
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
  .refine(
    ({ [releaseHeaders.audience]: audience, [releaseHeaders.channel]: channel }) =>
      !audience || channel === 'canary',
    {
      error: 'is of a canary: of another channel everybody gets it',
      path: [releaseHeaders.audience],
    },
  )
  .transform((headers) => ({
    version: headers[releaseHeaders.version],
    channel: headers[releaseHeaders.channel],
    percent:
      headers[releaseHeaders.percent] ??
      (headers[releaseHeaders.audience] ? defaultPercent.ofAudience : defaultPercent.ofAll),
    audience: headers[releaseHeaders.audience],
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
