import { Controller, Get, Headers, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { LiveReleases } from '@rafiq/platform-contracts'
import { InternalOnly } from '@rafiq/service-kit'
import type { FastifyReply } from 'fastify'
import { LiveReleasesQuery } from './live-releases.ts'

/** What gateways compose pages from; they ask when they are told of a change, and twice a second besides. */
@ApiExcludeController()
@InternalOnly('gateway')
@Controller('internal/live')
export class LiveController {
  constructor(private readonly live: LiveReleasesQuery) {}

  @Get()
  async read(
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LiveReleases | undefined> {
    reply.header('cache-control', 'no-cache')
    if (known !== undefined && known === etag(await this.live.revision())) {
      reply.status(304).header('etag', known)
      return undefined
    }
    const releases = await this.live.read()
    reply.header('etag', etag(releases.revision))
    return releases
  }
}

function etag(revision: string): string {
  return `"${revision}"`
}
