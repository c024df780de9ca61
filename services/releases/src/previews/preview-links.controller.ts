import { EntityManager } from '@mikro-orm/postgresql'
import { Body, Controller, Inject, Param, Post } from '@nestjs/common'
import { ApiCreatedResponse } from '@nestjs/swagger'
import {
  type PreviewLink,
  type PreviewLinkRequest,
  previewLinkRequestSchema,
  previewLinkSchema,
  previewNameSchema,
  remoteNameSchema,
} from '@rafiq/contracts'
import {
  Clock,
  NotFoundError,
  RateLimit,
  SETTINGS,
  type SigningKeys,
  signPreview,
  uuidv7,
} from '@rafiq/service-kit'
import { AuditEntry } from '../audit/audit-entry.entity.ts'
import { auditEntry } from '../audit/audit-entry.ts'
import { ForCallers } from '../callers/caller.guard.ts'
import { type Caller, CurrentCaller } from '../callers/caller.ts'
import { Preview } from '../channels/preview.entity.ts'
import { writeLimits } from '../limits/write-limits.ts'
import type { ReleasesSettings } from '../settings.ts'
import { previewExpiry } from './preview-expiry.ts'

/** Links that let one browser see a preview. */
@ForCallers({ teams: 'own', admins: false })
@RateLimit(...writeLimits('links'))
@Controller('api/releases/:remote/previews/:name/links')
export class PreviewLinksController {
  readonly #em: EntityManager
  readonly #clock: Clock
  readonly #keys: SigningKeys

  constructor(
    @Inject(EntityManager) em: EntityManager,
    @Inject(Clock) clock: Clock,
    @Inject(SETTINGS) settings: ReleasesSettings,
  ) {
    this.#em = em
    this.#clock = clock
    this.#keys = settings.PREVIEW_LINK_KEYS
  }

  @Post()
  @ApiCreatedResponse({ standardSchema: previewLinkSchema })
  async make(
    @CurrentCaller() { actor }: Caller,
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Param('name', { schema: previewNameSchema }) name: string,
    @Body({ schema: previewLinkRequestSchema }) { minutes, once }: PreviewLinkRequest,
  ): Promise<PreviewLink> {
    const em = this.#em.fork()
    const now = this.#clock.now()
    const preview = await em.findOne(Preview, { remote, name, expiresAt: { $gt: now } })
    if (!preview) {
      throw new NotFoundError(undefined, { message: `${remote} has no preview called ${name}.` })
    }
    const expiresAt = previewExpiry(now, minutes, preview.expiresAt)
    const entry = {
      action: 'preview' as const,
      actor,
      remote,
      version: preview.version,
      channel: `preview/${name}`,
      detail: `link until ${expiresAt.toISOString()}${once ? ', opens once' : ''}`,
    }
    await em.insert(AuditEntry, auditEntry(entry, uuidv7(), now))
    const token = signPreview(this.#keys, 'link', { remote, name, expiresAt, onceId: once ? uuidv7() : null })
    return { path: `/preview?token=${token}`, expiresAt: expiresAt.toISOString() }
  }
}
