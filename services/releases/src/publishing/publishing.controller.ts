import { Readable } from 'node:stream'
import { Controller, Param, Post, Req, Res } from '@nestjs/common'
import { ApiBearerAuth, ApiConsumes } from '@nestjs/swagger'
import {
  type PublishedVersion,
  publishedVersionSchema,
  releaseHeaders,
  remoteNameSchema,
} from '@rafiq/platform-contracts'
import { MalformedError, Public, RateLimit, Returns, toIssues } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeLimits } from '../callers/write-limits.ts'
import { PublishTokens } from '../teams/publish-tokens.ts'
import { type PublishRequest, publishRequestSchema } from './publish-request.ts'
import { PublishVersion } from './publish-version.ts'

@ApiBearerAuth()
@Public()
@RateLimit(...writeLimits('publish'))
@Controller('api/releases')
export class PublishingController {
  constructor(
    private readonly tokens: PublishTokens,
    private readonly publishVersion: PublishVersion,
  ) {}

  /** Publishes a version: the body is the build as a gzip'd tar, `remote.json` in it. */
  @Post(':remote/versions')
  @ApiConsumes('application/gzip')
  @Returns(publishedVersionSchema, 201)
  async publish(
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Req() { body, headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublishedVersion> {
    const publisher = await this.tokens.authenticate(headers.authorization)
    const request = parseRequest(headers)
    if (!(body instanceof Readable))
      throw new MalformedError('invalid-release', { message: 'The upload is empty.' })
    const { published, stored, revision } = await this.publishVersion.run(publisher, remote, request, body)
    reply.status(stored ? 201 : 200).header(releaseHeaders.revision, revision)
    return published
  }
}

function parseRequest(headers: FastifyRequest['headers']): PublishRequest {
  const result = publishRequestSchema.safeParse(headers)
  if (result.success) return result.data
  throw new MalformedError('malformed', { issues: toIssues(result.error.issues) })
}
