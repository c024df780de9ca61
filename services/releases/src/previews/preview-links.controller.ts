import { EntityManager } from '@mikro-orm/postgresql'
import { Body, Controller, Headers, Inject, Param, Post } from '@nestjs/common'
import { ApiBearerAuth, ApiCreatedResponse } from '@nestjs/swagger'
import {
  type PreviewLink,
  type PreviewLinkRequest,
  previewLinkRequestSchema,
  previewLinkSchema,
  previewNameSchema,
  remoteNameSchema,
} from '@rafiq/contracts'
import { Clock, NotFoundError, Public, SETTINGS, signPreview, uuidv7 } from '@rafiq/service-kit'
import { AuditEntry } from '../audit/audit-entry.entity.ts'
import { auditEntry } from '../audit/audit-entry.ts'
import { Preview } from '../channels/preview.entity.ts'
import type { ReleasesSettings } from '../settings.ts'
import { PublishTokens } from '../tokens/publish-tokens.ts'
import { previewExpiry } from './preview-expiry.ts'

/** Links that let one browser see a preview. */
@ApiBearerAuth()
@Public()
@Controller('api/releases/:remote/previews/:name/links')
export class PreviewLinksController {
  readonly #em: EntityManager
  readonly #tokens: PublishTokens
  readonly #clock: Clock
  readonly #key: string

  constructor(
    @Inject(EntityManager) em: EntityManager,
    @Inject(PublishTokens) tokens: PublishTokens,
    @Inject(Clock) clock: Clock,
    @Inject(SETTINGS) settings: ReleasesSettings,
  ) {
    this.#em = em
    this.#tokens = tokens
    this.#clock = clock
    this.#key = settings.SERVICE_SECRET
  }

  @Post()
  @ApiCreatedResponse({ standardSchema: previewLinkSchema })
  async make(
    @Headers('authorization') authorization: string | undefined,
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Param('name', { schema: previewNameSchema }) name: string,
    @Body({ schema: previewLinkRequestSchema }) { minutes, once }: PreviewLinkRequest,
  ): Promise<PreviewLink> {
    const publisher = await this.#tokens.authenticate(authorization)
    await this.#tokens.authorise(publisher, remote)
    const em = this.#em.fork()
    const now = this.#clock.now()
    const preview = await em.findOne(Preview, { remote, name, expiresAt: { $gt: now } })
    if (!preview) {
      throw new NotFoundError(undefined, { message: `${remote} has no preview called ${name}.` })
    }
    const expiresAt = previewExpiry(now, minutes, preview.expiresAt)
    const entry = {
      action: 'preview' as const,
      actor: publisher.actor,
      remote,
      version: preview.version,
      channel: `preview/${name}`,
      detail: `link until ${expiresAt.toISOString()}${once ? ', opens once' : ''}`,
    }
    await em.insert(AuditEntry, auditEntry(entry, uuidv7(), now))
    const token = signPreview(this.#key, { remote, name, expiresAt, onceId: once ? uuidv7() : null })
    return { path: `/preview?token=${token}`, expiresAt: expiresAt.toISOString() }
  }
}
