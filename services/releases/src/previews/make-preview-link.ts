import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { PreviewLink, PreviewLinkRequest } from '@rafiq/platform-contracts'
import { Clock, NotFoundError, SETTINGS, signPreview, uuidv7 } from '@rafiq/service-kit'
import { appendToTrail } from '../registry/audit-trail.ts'
import { Preview } from '../registry/preview.entity.ts'
import type { ReleasesSettings } from '../settings.ts'

interface PreviewId {
  readonly remote: string
  readonly name: string
}

/** Signs a link that lets one browser see a preview. */
@Injectable()
export class MakePreviewLink {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: ReleasesSettings,
  ) {}

  /** @throws NotFoundError where there is no such preview, or no longer */
  async run(actor: string, { remote, name }: PreviewId, wanted: PreviewLinkRequest): Promise<PreviewLink> {
    const now = this.clock.now()
    const preview = await this.em.findOne(Preview, { remote, name, expiresAt: { $gt: now } })
    if (!preview) {
      throw new NotFoundError(undefined, { message: `${remote} has no preview called ${name}.` })
    }
    const expiresAt = previewExpiry(now, wanted.minutes, preview.expiresAt)
    const event = {
      action: 'preview' as const,
      actor,
      remote,
      version: preview.version,
      channel: `preview/${name}`,
      detail: `link until ${expiresAt.toISOString()}${wanted.once ? ', opens once' : ''}`,
    }
    await appendToTrail(this.em, event, now)
    const onceId = wanted.once ? uuidv7() : null
    const token = signPreview(this.settings.PREVIEW_LINK_KEYS, 'link', { remote, name, expiresAt, onceId })
    return { path: `/preview?token=${token}`, expiresAt: expiresAt.toISOString() }
  }
}

/** When a link ends: after the minutes asked for, and never after its preview. Whole seconds. */
function previewExpiry(now: Date, minutes: number, previewEnds: Date): Date {
  const wanted = now.getTime() + minutes * 60_000
  return new Date(Math.floor(Math.min(wanted, previewEnds.getTime()) / 1000) * 1000)
}
