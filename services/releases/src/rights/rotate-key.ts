import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type KeyRotation, type RotatedKey, rotationStatement } from '@rafiq/platform-contracts'
import { Clock, ConflictError, ForbiddenError, MalformedError, uuidv7 } from '@rafiq/service-kit'
import { appendToTrail } from '../registry/audit-trail.ts'
import { PublishKey } from '../teams/publish-key.entity.ts'
import type { Publisher } from '../teams/publish-tokens.ts'
import { isSigned, parsePublicKey, signerOf } from '../teams/signatures.ts'
import { stateOfRight, unused } from '../teams/team-right.ts'

/** Milliseconds. */
const hour = 60 * 60_000

/**
 * Puts a key in the place of the one that a team signs with. A token alone does not: whoever found one could sign from then
 * on. What the old key signed stays signed by it.
 */
@Injectable()
export class RotateKey {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws MalformedError for what is no Ed25519 key
   * @throws ForbiddenError where no good key of the team, or not the new key itself, has signed it: kept in the trail
   * @throws ConflictError for a key that the team has or had
   */
  async run({ actor, remote }: Publisher, rotation: KeyRotation): Promise<RotatedKey> {
    const publicKey = readKey(rotation.publicKey)
    const { signatures, overlapHours } = rotation
    const now = this.clock.now()
    const statement = rotationStatement(remote, publicKey)
    const keys = await this.em.find(PublishKey, { remote }, { refresh: true })
    const good = keys.filter((key) => stateOfRight(key, now) === 'good')
    const old = signerOf(statement, signatures.old, good)
    if (!old || !isSigned(statement, signatures.new, publicKey))
      return this.refuse(actor, remote, old !== undefined)
    if (keys.some((key) => key.publicKey === publicKey)) {
      throw new ConflictError(undefined, {
        message: `${remote} has or had this key already: make a new pair.`,
      })
    }
    const oldExpiresAt = earlier(old.expiresAt, new Date(now.getTime() + overlapHours * hour))
    return this.em.transactional(async (em) => {
      const id = uuidv7()
      await em.insert(PublishKey, {
        ...{ id, remote, publicKey, madeBy: actor, createdAt: now, expiresAt: null, ...unused },
      })
      const ended = await em.nativeUpdate(
        PublishKey,
        { id: old.id, revokedAt: null },
        { expiresAt: oldExpiresAt },
      )
      if (ended === 0) throw new ConflictError()
      const detail = `key:${id} in place of key:${old.id}`
      await appendToTrail(em, { action: 'rotate', actor, remote, detail }, now)
      return { id, replaces: old.id, oldExpiresAt: oldExpiresAt.toISOString() }
    })
  }

  private async refuse(actor: string, remote: string, byOld: boolean): Promise<never> {
    const detail = byOld ? 'a key that did not sign for itself' : 'a new key that no key of the team signed'
    await appendToTrail(this.em, { action: 'refuse', actor, remote, detail }, this.clock.now())
    throw new ForbiddenError(undefined, {
      message: byOld
        ? 'The new key did not sign for itself: whoever asks has to have it.'
        : `The new key is not signed by one that ${remote} signs with now (RELEASES_KEY).`,
    })
  }
}

function readKey(pem: string): string {
  try {
    return parsePublicKey(pem)
  } catch (cause) {
    const issues = [{ path: 'publicKey', message: 'is no Ed25519 public key in PEM' }]
    throw new MalformedError('malformed', { issues, cause })
  }
}

const earlier = (one: Date | null | undefined, other: Date): Date => (one && one < other ? one : other)
