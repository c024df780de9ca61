import { Controller, Get, Header, Headers, Res } from '@nestjs/common'
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
  @Header('cache-control', 'no-cache')
  async read(
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LiveReleases | undefined> {
    return sendUnlessKnown(reply, await this.live.readUnless(revisionOf(known)))
  }
}

/** The revision of an entity tag that this route gave; any other names none. */
const revisionOf = (tag: string | undefined): string | undefined => /^"(.*)"$/.exec(tag ?? '')?.[1]

/** The state with its tag; 304 where the caller has it. */
function sendUnlessKnown(
  reply: FastifyReply,
  state: LiveReleases | Pick<LiveReleases, 'revision'>,
): LiveReleases | undefined {
  reply.header('etag', `"${state.revision}"`)
  if ('remotes' in state) return state
  reply.status(304)
  return undefined
}
