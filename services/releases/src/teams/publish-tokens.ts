import { defineEntity, p } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Clock, ForbiddenError, newToken, tokenDigest, UnauthorizedError, uuidv7 } from '@rafiq/service-kit'
import { appendToTrail } from '../registry/audit-trail.ts'

/** Milliseconds between two notes of when a token was used: not every call writes. */
const lastUsedPrecision = 60_000

const PublishTokenSchema = defineEntity({
  name: 'PublishToken',
  tableName: 'publish_tokens',
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of the token; the token itself is only with the team. */
    digest: p.string(),
    /** The one remote it publishes. */
    remote: p.string(),
    createdAt: p.datetime(),
    /** To a minute; null: never. */
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
})

/** A team's right to publish its remote. */
export class PublishToken extends PublishTokenSchema.class {}
PublishTokenSchema.setClass(PublishToken)

/** Whoever holds a publish token. */
export interface Publisher {
  readonly actor: string
  readonly remote: string
}

@Injectable()
export class PublishTokens {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Whose token an `authorization: Bearer …` header carries.
   * @throws UnauthorizedError for none, an unknown or a revoked one
   */
  async authenticate(header: string | undefined): Promise<Publisher> {
    const token = /^Bearer (\S{20,200})$/i.exec(header ?? '')?.[1]
    if (!token) throw unauthorized()
    const found = await this.em.findOne(PublishToken, { digest: tokenDigest(token), revokedAt: null })
    if (!found) throw unauthorized()
    const now = this.clock.now()
    if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) >= lastUsedPrecision) {
      await this.em.nativeUpdate(PublishToken, { id: found.id }, { lastUsedAt: now })
    }
    return { actor: `token:${found.id}`, remote: found.remote }
  }

  /**
   * Lets a publisher act on its own remote only; an attempt on another's is kept in the audit trail.
   * @throws ForbiddenError on another's
   */
  async authorise(publisher: Publisher, remote: string): Promise<void> {
    if (publisher.remote === remote) return
    const detail = `the token is for ${publisher.remote}`
    const event = { action: 'refuse', actor: publisher.actor, remote, detail } as const
    await appendToTrail(this.em, event, this.clock.now())
    throw new ForbiddenError(undefined, {
      message: `This token publishes ${publisher.remote}, not ${remote}.`,
    })
  }

  /** A new token for a remote; those it has stay good. */
  async grant(remote: string): Promise<string> {
    const token = newToken()
    const now = this.clock.now()
    await this.em.transactional(async (em) => {
      const id = uuidv7()
      await em.insert(PublishToken, {
        id,
        digest: tokenDigest(token),
        remote,
        createdAt: now,
        lastUsedAt: null,
        revokedAt: null,
      })
      await appendToTrail(em, { action: 'grant', actor: 'operator', remote, detail: `token:${id}` }, now)
    })
    return token
  }
}

function unauthorized(): UnauthorizedError {
  return new UnauthorizedError(undefined, {
    message: 'A valid publish token is needed (authorization: Bearer …).',
  })
}
