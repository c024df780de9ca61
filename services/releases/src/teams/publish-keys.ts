import { createPublicKey, verify } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Clock, ForbiddenError, uuidv7 } from '@rafiq/service-kit'
import { appendToTrail } from '../registry/audit-trail.ts'
import type { Publisher } from './publish-tokens.ts'

/**
 * Whether one of these keys signed these bytes (Ed25519). The bytes are `signedBytes`: `remote.json`, which names
 * the hash of every file, and the commit. So the whole release is signed.
 *
 * @param publicKeys PEM
 * @param signature base64
 */
export function isSigned(content: Uint8Array, signature: string, publicKeys: readonly string[]): boolean {
  const bytes = Buffer.from(signature, 'base64')
  return publicKeys.some((key) => verify(null, content, createPublicKey(key), bytes))
}

/** @throws Error where the text is no Ed25519 public key in PEM */
export function parsePublicKey(pem: string): string {
  const key = createPublicKey(pem)
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`an Ed25519 key is needed, not ${key.asymmetricKeyType}`)
  return key.export({ type: 'spki', format: 'pem' }).toString()
}

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

  /**
   * Lets a team sign with this key (PEM, Ed25519); the same key again changes nothing.
   * @throws Error where it was revoked: whoever has it may be somebody else
   */
  async register(remote: string, publicKey: string): Promise<void> {
    const key = parsePublicKey(publicKey)
    const now = this.clock.now()
    await this.em.transactional(async (em) => {
      const known = await em.findOne(PublishKey, { remote, publicKey: key })
      if (known?.revokedAt) throw new Error(`This key of ${remote} was revoked: make a new pair.`)
      if (known) return
      const id = uuidv7()
      await em.insert(PublishKey, { id, remote, publicKey: key, createdAt: now, revokedAt: null })
      await appendToTrail(em, { action: 'grant', actor: 'operator', remote, detail: `key:${id}` }, now)
    })
  }
}
