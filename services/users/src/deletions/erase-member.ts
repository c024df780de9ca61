import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { RuleError, SessionStore } from '@rafiq/service-kit'
import { leavesAnAdmin } from '../members/leaves-an-admin.ts'
import { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { PhotoStore } from '../photos/photo-store.ts'
import type { DeletionReason } from './deletion.entities.ts'
import { DeletionRecords } from './deletion-records.ts'

interface Erasing {
  reason: DeletionReason
  now: Date
  /** The session that asks for it, if one does. */
  requestedBy?: string
}

interface AskedErasing extends Erasing {
  /** Asked again under the lock: a lapsing account may just have been verified. */
  stillApplies?: (member: Member) => boolean
  /** What is still to be said to whoever goes. */
  farewell?: (member: Member) => Promise<void>
}

/** Deletes an account with everything this service holds on it, and leaves a record that names nobody. */
@Injectable()
export class EraseMember {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
    private readonly records: DeletionRecords,
    private readonly photos: PhotoStore,
    private readonly sessions: SessionStore,
  ) {}

  /**
   * @returns whether there was something to delete
   * @throws RuleError `last-admin`
   */
  async erase(memberId: string, erasing: AskedErasing): Promise<boolean> {
    const { stillApplies = () => true } = erasing
    const erased = await this.em.transactional(async () => {
      const admins = await this.members.lockAdmins(memberId)
      const member = await this.members.lock(memberId)
      if (!member || !stillApplies(member)) return false
      if (member.role === 'admin' && !leavesAnAdmin(admins, memberId)) throw new RuleError('last-admin')
      await erasing.farewell?.(member)
      await this.eraseLocked(member, erasing)
      return true
    })
    if (erased) await this.revokeSessions(memberId)
    return erased
  }

  /**
   * Deletes a member who is locked, in a transaction; `revokeSessions` follows once it is committed.
   * @returns the version of the deletion
   */
  async eraseLocked({ id: memberId, version, profile }: Member, erasing: Erasing): Promise<number> {
    const { reason, now: deletedAt, requestedBy = null } = erasing
    const photoId = profile?.photoId
    // All that belongs to the account goes with the row (on delete cascade): links, the consent log, contacts, blocks and who
    // was shown to whom, of both directions, and the place in the match index.
    await this.em.nativeDelete(Member, { id: memberId })
    const deletion = { memberId, reason, deletedAt, requestedBy, hasPhoto: Boolean(photoId) }
    await this.records.open(deletion, version + 1)
    await this.photos.removeLater(photoId, memberId)
    return version + 1
  }

  /** From the commit on the sessions are dead by PostgreSQL; this clears them away everywhere else. */
  async revokeSessions(memberId: string): Promise<void> {
    await this.sessions.revokeAll(memberId)
  }
}
