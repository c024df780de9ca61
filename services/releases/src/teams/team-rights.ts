import type { EntityManager } from '@mikro-orm/postgresql'
import type { Clock } from '@rafiq/service-kit'
import { appendToTrail } from '../registry/audit-trail.ts'
import { PublishKey } from './publish-keys.ts'
import { PublishToken } from './publish-tokens.ts'

/** A token or a key of a team, without what is secret of it. */
export interface TeamRight {
  readonly kind: 'token' | 'key'
  readonly id: string
  readonly remote: string
  readonly createdAt: Date
  /** Of a token, to a minute; keys do not say. */
  readonly lastUsedAt: Date | null
  readonly revokedAt: Date | null
}

/** What teams publish with, as an operator sees and ends it; each call reads the tables, so an end counts at once. */
export class TeamRights {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Oldest first. @param remote of one remote; of all without it */
  async list(remote?: string): Promise<TeamRight[]> {
    const where = remote === undefined ? {} : { remote }
    const tokens = await this.em.find(PublishToken, where, { orderBy: { remote: 'asc', createdAt: 'asc' } })
    const keys = await this.em.find(PublishKey, where, { orderBy: { remote: 'asc', createdAt: 'asc' } })
    return [
      ...tokens.map((token) => ({
        kind: 'token' as const,
        ...described(token),
        lastUsedAt: token.lastUsedAt ?? null,
      })),
      ...keys.map((key) => ({ kind: 'key' as const, ...described(key), lastUsedAt: null })),
    ]
  }

  /** Ends one from the next request on, and keeps that in the trail. @returns what it was of; null: there is none that is good */
  revoke(kind: TeamRight['kind'], id: string): Promise<string | null> {
    const now = this.clock.now()
    return this.em.transactional(async (em) => {
      const good = { id, revokedAt: null }
      const found = await (kind === 'token' ? em.findOne(PublishToken, good) : em.findOne(PublishKey, good))
      if (!found) return null
      const ended = await (kind === 'token'
        ? em.nativeUpdate(PublishToken, good, { revokedAt: now })
        : em.nativeUpdate(PublishKey, good, { revokedAt: now }))
      if (ended === 0) return null
      const { remote } = found
      await appendToTrail(em, { action: 'revoke', actor: 'operator', remote, detail: `${kind}:${id}` }, now)
      return remote
    })
  }
}

const described = ({ id, remote, createdAt, revokedAt }: PublishToken | PublishKey) => ({
  id,
  remote,
  createdAt,
  revokedAt: revokedAt ?? null,
})
