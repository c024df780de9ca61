import type { Readable } from 'node:stream'
import { Controller, Param, Post, Res } from '@nestjs/common'
import { ApiConsumes } from '@nestjs/swagger'
import {
  type PublishedVersion,
  publishedVersionSchema,
  releaseHeaders,
  remoteNameSchema,
} from '@rafiq/platform-contracts'
import { RateLimit, Returns } from '@rafiq/service-kit'
import type { FastifyReply } from 'fastify'
import { ForCallers } from '../callers/caller.guard.ts'
import { type Caller, CurrentCaller, writeLimits } from '../callers/caller.ts'
import { Archive, PublishHeaders, type PublishRequest } from './publish-request.ts'
import type { PublishResult } from './publish-transaction.ts'
import { PublishVersion } from './publish-version.ts'

@ForCallers({ teams: 'own', staff: false })
@RateLimit(...writeLimits('publish'))
@Controller('api/releases')
export class PublishingController {
  constructor(private readonly publishVersion: PublishVersion) {}

  /** Publishes a version: the body is the build as a gzip'd tar, `remote.json` in it. */
  @Post(':remote/versions')
  @ApiConsumes('application/gzip')
  @Returns(publishedVersionSchema, 201)
  async publish(
    @CurrentCaller() { actor, provenance }: Caller,
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @PublishHeaders() request: PublishRequest,
    @Archive() archive: Readable,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublishedVersion> {
    return sendPublished(
      reply,
      await this.publishVersion.run({ actor, remote, ...(provenance && { provenance }) }, request, archive),
    )
  }
}

/** 200 where an automatic publish found the version stored already. */
function sendPublished(
  reply: FastifyReply,
  { published, stored, revision }: PublishResult,
): PublishedVersion {
  reply.status(stored ? 201 : 200).header(releaseHeaders.revision, revision)
  return published
}
