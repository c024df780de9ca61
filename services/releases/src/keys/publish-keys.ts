import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { Clock, ForbiddenError, uuidv7 } from '@rafiq/service-kit'
import { AuditEntry } from '../audit/audit-entry.entity.ts'
import { auditEntry } from '../audit/audit-entry.ts'
import type { Publisher } from '../tokens/publish-tokens.ts'
import { isSigned, parsePublicKey } from './is-signed.ts'
import { PublishKey } from './publish-key.entity.ts'

@Injectable()
export class PublishKeys {
  readonly #em: EntityManager
  readonly #clock: Clock

  constructor(@Inject(EntityManager) em: EntityManager, @Inject(Clock) clock: Clock) {
    this.#em = em
    this.#clock = clock
  }

  /**
   * Takes only what a key of the remote's team signed; the attempt with anything else is kept in the audit trail.
   * @throws ForbiddenError
   */
  async verify({ actor, remote }: Publisher, manifest: Buffer, signature: string | null): Promise<void> {
    const keys = await this.#em.fork().find(PublishKey, { remote, revokedAt: null })
    const known = keys.map(({ publicKey }) => publicKey)
    if (signature !== null && isSigned(manifest, signature, known)) return
    const detail = signature === null ? 'unsigned' : 'signed by a key that is not known'
    const entry = auditEntry({ action: 'refuse', actor, remote, detail }, uuidv7(), this.#clock.now())
    await this.#em.fork().insert(AuditEntry, entry)
    throw new ForbiddenError('invalid-release', {
      message: `The release is ${detail}: sign it with the key of ${remote} (RELEASES_KEY).`,
    })
  }

  /** Lets a team sign with this key (PEM, Ed25519); the same key again changes nothing. */
  async register(remote: string, publicKey: string): Promise<void> {
    const key = parsePublicKey(publicKey)
    const now = this.#clock.now()
    await this.#em.fork().transactional(async (em) => {
      if ((await em.count(PublishKey, { remote, publicKey: key, revokedAt: null })) > 0) return
      const id = uuidv7()
      await em.insert(PublishKey, { id, remote, publicKey: key, createdAt: now, revokedAt: null })
      await em.insert(
        AuditEntry,
        auditEntry({ action: 'grant', actor: 'operator', remote, detail: `key:${id}` }, uuidv7(), now),
      )
    })
  }
}
