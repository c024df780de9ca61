import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { TeamRight, TeamRightKind } from '@rafiq/platform-contracts'
import { Clock } from '@rafiq/service-kit'
import { appendToTrail } from '../registry/audit-trail.ts'
import { PublishKey } from './publish-key.entity.ts'
import { PublishToken } from './publish-tokens.ts'

interface RightId {
  readonly kind: TeamRightKind
  readonly id: string
  /** Of this remote only; of any without it. */
  readonly remote?: string
}

interface Revoker {
  /** As in the audit trail. */
  readonly actor: string
  readonly reason: string
}

/** What teams publish with, as an operator sees and ends it; each call reads the tables, so an end counts at once. */
@Injectable()
export class TeamRights {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Tokens first, each oldest first. @param remote of one remote; of all without it */
  async list(remote?: string): Promise<(TeamRight & { remote: string })[]> {
    const where = remote === undefined ? {} : { remote }
    const orderBy = { remote: 'asc', createdAt: 'asc', id: 'asc' } as const
    const tokens = await this.em.find(PublishToken, where, { orderBy })
    const keys = await this.em.find(PublishKey, where, { orderBy })
    return [...tokens.map((token) => described('token', token)), ...keys.map((key) => described('key', key))]
  }

  /**
   * Ends one from the next request on, and keeps that in the trail.
   *
   * @param also what belongs to it, in the same transaction
   * @returns what it was of; null: there is none that can still be revoked
   */
  revoke(
    { kind, id, remote }: RightId,
    { actor, reason }: Revoker,
    also: (em: EntityManager, remote: string) => Promise<void> = async () => {},
  ): Promise<string | null> {
    const now = this.clock.now()
    return this.em.transactional(async (em) => {
      const good = { id, revokedAt: null, ...(remote !== undefined && { remote }) }
      const end = { revokedAt: now, revokedBy: actor, revokeReason: reason }
      const found = await (kind === 'token' ? em.findOne(PublishToken, good) : em.findOne(PublishKey, good))
      if (!found) return null
      const ended = await (kind === 'token'
        ? em.nativeUpdate(PublishToken, good, end)
        : em.nativeUpdate(PublishKey, good, end))
      if (ended === 0) return null
      const detail = `${kind}:${id}: ${reason}`
      await appendToTrail(em, { action: 'revoke', actor, remote: found.remote, detail }, now)
      await also(em, found.remote)
      return found.remote
    })
  }
}

function described(kind: TeamRightKind, row: PublishToken | PublishKey): TeamRight & { remote: string } {
  const { id, remote, madeBy, createdAt, expiresAt, lastUsedAt, revokedAt, revokedBy, revokeReason } = row
  return {
    kind,
    id,
    remote,
    madeBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    revokedBy: revokedBy ?? null,
    reason: revokeReason ?? null,
  }
}
