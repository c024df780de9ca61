import { Readable } from 'node:stream'
import { Controller, Inject, Param, Post, Req, Res } from '@nestjs/common'
import { ApiBearerAuth, ApiConsumes, ApiCreatedResponse } from '@nestjs/swagger'
import {
  type PublishedVersion,
  publishedVersionSchema,
  releaseHeaders,
  remoteNameSchema,
} from '@rafiq/contracts'
import { MalformedError, Public, toIssues } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { releaseLimits } from '../archive/limits.ts'
import { PublishTokens } from '../tokens/publish-tokens.ts'
import { drain } from './drain.ts'
import { type PublishRequest, publishRequestSchema } from './publish-request.ts'
import { PublishVersion } from './publish-version.ts'

@ApiBearerAuth()
@Public()
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
    const { body } = request
    try {
      const publisher = await this.#tokens.authenticate(request.headers.authorization)
      const details = parseRequest(request.headers)
      if (!(body instanceof Readable))
        throw new MalformedError('invalid-release', { message: 'The upload is empty.' })
      const { published, stored, revision } = await this.#publish.run(publisher, remote, details, body)
      reply.status(stored ? 201 : 200).header(releaseHeaders.revision, revision)
      return published
    } finally {
      // An answer before the end of the upload would reach the sender as a broken pipe.
      if (body instanceof Readable) await drain(body, releaseLimits.packedBytes)
    }
  }
}

function parseRequest(headers: FastifyRequest['headers']): PublishRequest {
  const result = publishRequestSchema.safeParse(headers)
  if (result.success) return result.data
  throw new MalformedError('malformed', { issues: toIssues(result.error.issues) })
}
