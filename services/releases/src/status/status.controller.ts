import { EntityManager } from '@mikro-orm/postgresql'
import { Controller, Get, Headers, Inject, SerializeOptions } from '@nestjs/common'
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger'
import { type ReleaseStatus, releaseStatusSchema } from '@rafiq/contracts'
import { Public } from '@rafiq/service-kit'
import { Channel } from '../channels/channel.entity.ts'
import { Version } from '../publishing/version.entity.ts'
import { PublishTokens } from '../tokens/publish-tokens.ts'
import { releaseStatus } from './release-status.ts'

@ApiBearerAuth()
@Public()
@Controller('api/releases/status')
export class StatusController {
  readonly #em: EntityManager
  readonly #tokens: PublishTokens

  constructor(@Inject(EntityManager) em: EntityManager, @Inject(PublishTokens) tokens: PublishTokens) {
    this.#em = em
    this.#tokens = tokens
  }

  /** What is live; any publish token may ask. */
  @Get()
  @ApiOkResponse({ standardSchema: releaseStatusSchema })
  @SerializeOptions({ schema: releaseStatusSchema })
  async read(@Headers('authorization') authorization: string | undefined): Promise<ReleaseStatus> {
    await this.#tokens.authenticate(authorization)
    const em = this.#em.fork()
    const versions = await em.find(Version, {}, { fields: ['remote', 'version', 'publishedAt'] })
    return releaseStatus(versions, await em.find(Channel, { channel: 'stable' }))
  }
}
