import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { Clock, ForbiddenError, newToken, tokenDigest, UnauthorizedError, uuidv7 } from '@rafiq/service-kit'
import { AuditEntry } from '../audit/audit-entry.entity.ts'
import { auditEntry } from '../audit/audit-entry.ts'
import { PublishToken } from './publish-token.entity.ts'

/** Milliseconds between two notes of when a token was used: not every call writes. */
const lastUsedPrecision = 60_000

/** Whoever holds a publish token. */
export interface Publisher {
  readonly actor: string
  readonly remote: string
}

@Injectable()
export class PublishTokens {
  readonly #em: EntityManager
  readonly #clock: Clock

  constructor(@Inject(EntityManager) em: EntityManager, @Inject(Clock) clock: Clock) {
    this.#em = em
    this.#clock = clock
  }

  /**
   * Whose token an `authorization: Bearer …` header carries.
   * @throws UnauthorizedError for none, an unknown or a revoked one
   */
  async authenticate(header: string | undefined): Promise<Publisher> {
    const token = /^Bearer (\S{20,200})$/i.exec(header ?? '')?.[1]
    if (!token) throw unauthorized()
    const em = this.#em.fork()
    const found = await em.findOne(PublishToken, { digest: tokenDigest(token), revokedAt: null })
    if (!found) throw unauthorized()
    const now = this.#clock.now()
    if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) >= lastUsedPrecision) {
      await em.nativeUpdate(PublishToken, { id: found.id }, { lastUsedAt: now })
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
    const entry = auditEntry(
      { action: 'refuse', actor: publisher.actor, remote, detail },
      uuidv7(),
      this.#clock.now(),
    )
    await this.#em.fork().insert(AuditEntry, entry)
    throw new ForbiddenError(undefined, {
      message: `This token publishes ${publisher.remote}, not ${remote}.`,
    })
  }

  /** A new token for a remote; those it has stay good. */
  async grant(remote: string): Promise<string> {
    const token = newToken()
    const now = this.#clock.now()
    await this.#em.fork().transactional(async (em) => {
      const id = uuidv7()
      await em.insert(PublishToken, {
        id,
        digest: tokenDigest(token),
        remote,
        createdAt: now,
        lastUsedAt: null,
        revokedAt: null,
      })
      await em.insert(
        AuditEntry,
        auditEntry({ action: 'grant', actor: 'operator', remote, detail: `token:${id}` }, uuidv7(), now),
      )
    })
    return token
  }
}

function unauthorized(): UnauthorizedError {
  return new UnauthorizedError(undefined, {
    message: 'A valid publish token is needed (authorization: Bearer …).',
  })
}
