import { defineEntity, p } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Clock, ForbiddenError, uuidv7 } from '@rafiq/service-kit'
import { appendToTrail } from '../registry/audit-trail.ts'
import { isSigned, parsePublicKey } from './is-signed.ts'
import type { Publisher } from './publish-tokens.ts'

const PublishKeySchema = defineEntity({
  name: 'PublishKey',
  tableName: 'publish_keys',
  properties: {
    id: p.uuid().primary(),
    remote: p.string(),
    /** Ed25519, as PEM. The private half is only with the team. */
    publicKey: p.text(),
    createdAt: p.datetime(),
    revokedAt: p.datetime().nullable(),
  },
})

/** A key whose signatures say that a team built what is published. */
export class PublishKey extends PublishKeySchema.class {}
PublishKeySchema.setClass(PublishKey)

@Injectable()
export class PublishKeys {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes only what a key of the remote's team signed; the attempt with anything else is kept in the audit trail.
   * @throws ForbiddenError
   */
  async verify({ actor, remote }: Publisher, signed: Uint8Array, signature: string | null): Promise<void> {
    const keys = await this.em.find(PublishKey, { remote, revokedAt: null })
    const known = keys.map(({ publicKey }) => publicKey)
    if (signature !== null && isSigned(signed, signature, known)) return
    const detail = signature === null ? 'unsigned' : 'signed by a key that is not known'
    await appendToTrail(this.em, { action: 'refuse', actor, remote, detail }, this.clock.now())
    throw new ForbiddenError('invalid-release', {
      message: `The release is ${detail}: sign it with the key of ${remote} (RELEASES_KEY).`,
    })
  }

  /** Lets a team sign with this key (PEM, Ed25519); the same key again changes nothing. */
  async register(remote: string, publicKey: string): Promise<void> {
    const key = parsePublicKey(publicKey)
    const now = this.clock.now()
    await this.em.transactional(async (em) => {
      if ((await em.count(PublishKey, { remote, publicKey: key, revokedAt: null })) > 0) return
      const id = uuidv7()
      await em.insert(PublishKey, { id, remote, publicKey: key, createdAt: now, revokedAt: null })
      await appendToTrail(em, { action: 'grant', actor: 'operator', remote, detail: `key:${id}` }, now)
    })
  }
}
