import { defineEntity, p } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { Provenance } from '@rafiq/platform-contracts'
import { Clock, ForbiddenError, newToken, tokenDigest, UnauthorizedError, uuidv7 } from '@rafiq/service-kit'
import { appendToTrail } from '../registry/audit-trail.ts'
import { dayOf, isUnnoted, makerInTrail, rightProperties, stateOfRight, unused } from './team-right.ts'

const PublishTokenSchema = defineEntity({
  name: 'PublishToken',
  tableName: 'publish_tokens',
  properties: {
    ...rightProperties,
    /** SHA-256 of the token; the token itself is only with the team. */
    digest: p.string(),
  },
})

/** A team's right to publish its remote. */
export class PublishToken extends PublishTokenSchema.class {}
PublishTokenSchema.setClass(PublishToken)

/** Whoever holds a publish token. */
export interface Publisher {
  readonly actor: string
  readonly remote: string
  /** Of the run of a pipeline, where it is one. */
  readonly provenance?: Provenance
}

/** Who makes a token or a key, and until when it is good. */
export interface Grant {
  /** As in the audit trail; of an operator also which one. */
  readonly madeBy: string
  /** Null: it never expires. */
  readonly expiresAt: Date | null
}

@Injectable()
export class PublishTokens {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Whose token an `authorization: Bearer …` header carries.
   * @throws UnauthorizedError for none or an unknown one; `token-expired` and `token-revoked`, since whoever holds one may know
   */
  async authenticate(header: string | undefined): Promise<Publisher> {
    const token = /^Bearer (\S{20,200})$/i.exec(header ?? '')?.[1]
    if (!token) throw unauthorized()
    const found = await this.em.findOne(PublishToken, { digest: tokenDigest(token) }, { refresh: true })
    if (!found) throw unauthorized()
    const now = this.clock.now()
    assertGood(found, now)
    if (isUnnoted(found, now)) await this.em.nativeUpdate(PublishToken, { id: found.id }, { lastUsedAt: now })
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
  async grant(remote: string, { madeBy, expiresAt }: Grant): Promise<string> {
    const token = newToken()
    const createdAt = this.clock.now()
    await this.em.transactional(async (em) => {
      const id = uuidv7()
      const digest = tokenDigest(token)
      await em.insert(PublishToken, { id, digest, remote, madeBy, createdAt, expiresAt, ...unused })
      const detail = `token:${id}${expiresAt === null ? '' : ` until ${dayOf(expiresAt)}`}`
      await appendToTrail(em, { action: 'grant', actor: makerInTrail(madeBy), remote, detail }, createdAt)
    })
    return token
  }
}

/** @throws UnauthorizedError that says what became of it, and what to do */
function assertGood(token: PublishToken, now: Date): void {
  const state = stateOfRight(token, now)
  if (state === 'good') return
  const { remote, expiresAt, revokedAt } = token
  const [code, what, at] =
    state === 'expired'
      ? (['token-expired', 'expired', expiresAt] as const)
      : (['token-revoked', 'was revoked', revokedAt] as const)
  throw new UnauthorizedError(code, {
    message: `This publish token of ${remote} ${what} on ${dayOf(at ?? now)}: ask the platform's operator for a new one.`,
  })
}

function unauthorized(): UnauthorizedError {
  return new UnauthorizedError(undefined, {
    message: 'A valid publish token is needed (authorization: Bearer …).',
  })
}
