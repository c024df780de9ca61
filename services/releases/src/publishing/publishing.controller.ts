import { Readable } from 'node:stream'
import { Controller, Inject, Param, Post, Req, Res } from '@nestjs/common'
import { ApiBearerAuth, ApiConsumes, ApiCreatedResponse } from '@nestjs/swagger'
import {
  type PublishedVersion,
  publishedVersionSchema,
  releaseHeaders,
  remoteNameSchema,
} from '@rafiq/contracts'
import { MalformedError, Public, RateLimit, toIssues } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeLimits } from '../limits/write-limits.ts'
import { PublishTokens } from '../tokens/publish-tokens.ts'
import { type PublishRequest, publishRequestSchema } from './publish-request.ts'
import { PublishVersion } from './publish-version.ts'

@ApiBearerAuth()
@Public()
@RateLimit(...writeLimits('publish'))
@Controller('api/releases')
export class PublishingController {
  readonly #tokens: PublishTokens
  readonly #publish: PublishVersion

  constructor(@Inject(PublishTokens) tokens: PublishTokens, @Inject(PublishVersion) publish: PublishVersion) {
    this.#tokens = tokens
    this.#publish = publish
  }

  /** Publishes a version: the body is the build as a gzip'd tar, `remote.json` in it. */
  @Post(':remote/versions')
  @ApiConsumes('application/gzip')
  @ApiCreatedResponse({ standardSchema: publishedVersionSchema })
  async publish(
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublishedVersion> {
    const { body, headers } = request
    const publisher = await this.#tokens.authenticate(headers.authorization)
    const details = parseRequest(headers)
    if (!(body instanceof Readable))
      throw new MalformedError('invalid-release', { message: 'The upload is empty.' })
    const { published, stored, revision } = await this.#publish.run(publisher, remote, details, body)
    reply.status(stored ? 201 : 200).header(releaseHeaders.revision, revision)
    return published
  }
}

function parseRequest(headers: FastifyRequest['headers']): PublishRequest {
  const result = publishRequestSchema.safeParse(headers)
  if (result.success) return result.data
  throw new MalformedError('malformed', { issues: toIssues(result.error.issues) })
}
