import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Clock, ForbiddenError, uuidv7 } from '@rafiq/service-kit'
import { appendToTrail } from '../registry/audit-trail.ts'
import { PublishKey } from './publish-key.entity.ts'
import type { Grant, Publisher } from './publish-tokens.ts'
import { parsePublicKey, signerOf } from './signatures.ts'
import { dayOf, isUnnoted, makerInTrail, stateOfRight, unused } from './team-right.ts'

@Injectable()
export class PublishKeys {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes only what a key of the remote's team signed; the attempt with anything else is kept in the audit trail.
   *
   * @returns the id of the key that signed it
   * @throws ForbiddenError
   */
  async verify({ actor, remote }: Publisher, signed: Uint8Array, signature: string | null): Promise<string> {
    const now = this.clock.now()
    const keys = await this.em.find(PublishKey, { remote }, { refresh: true })
    const signer = signature === null ? undefined : signerOf(signed, signature, keys)
    if (signer && stateOfRight(signer, now) === 'good') {
      if (isUnnoted(signer, now))
        await this.em.nativeUpdate(PublishKey, { id: signer.id }, { lastUsedAt: now })
      return signer.id
    }
    const detail =
      signature === null ? 'unsigned' : signer ? endOf(signer, now) : 'signed by a key that is not known'
    await appendToTrail(this.em, { action: 'refuse', actor, remote, detail }, now)
    throw new ForbiddenError('invalid-release', {
      message: `The release is ${detail}: sign it with the key of ${remote} (RELEASES_KEY).`,
    })
  }

  /**
   * Lets a team sign with this key (PEM, Ed25519); the same key again changes nothing.
   * @throws Error where it was revoked or has expired: whoever has it may be somebody else
   */
  async register(remote: string, publicKey: string, { madeBy, expiresAt }: Grant): Promise<void> {
    const key = parsePublicKey(publicKey)
    const now = this.clock.now()
    await this.em.transactional(async (em) => {
      const known = await em.findOne(PublishKey, { remote, publicKey: key }, { refresh: true })
      const state = known ? stateOfRight(known, now) : undefined
      if (state === 'good') return
      if (state)
        throw new Error(
          `This key of ${remote} ${state === 'revoked' ? 'was revoked' : 'has expired'}: make a new pair.`,
        )
      const id = uuidv7()
      await em.insert(PublishKey, {
        id,
        remote,
        publicKey: key,
        madeBy,
        createdAt: now,
        expiresAt,
        ...unused,
      })
      await appendToTrail(
        em,
        { action: 'grant', actor: makerInTrail(madeBy), remote, detail: `key:${id}` },
        now,
      )
    })
  }
}

const endOf = ({ expiresAt, revokedAt }: PublishKey, now: Date): string =>
  revokedAt
    ? `signed by a key that was revoked on ${dayOf(revokedAt)}`
    : `signed by a key that was replaced and ended on ${dayOf(expiresAt ?? now)}`
