import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { EventBus, JobQueue, RuleError, SessionStore } from '@rafiq/service-kit'
import { DeletionRecords } from '../erasures/deletion-records.ts'
import type { DeletionReason } from '../erasures/member-deletion.entity.ts'
import { removePhotoJob } from '../photo/remove-photo.job.ts'
import { leavesAnAdmin } from '../staff/staff-rules.ts'
import { Member } from './member.entity.ts'
import { MemberRepository } from './member.repository.ts'

interface Erasing {
  reason: DeletionReason
  now: Date
  /** The session that asks for it, if one does. */
  requestedBy?: string
  /** Asked again under the lock: a lapsing account may just have been verified. */
  stillApplies?: (member: Member) => boolean
  /** What is still to be said to whoever goes. */
  farewell?: (tx: EntityManager, member: Member) => Promise<void>
}

/** Deletes an account with everything this service holds on it, and leaves a record that names nobody. */
@Injectable()
export class EraseMember {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(DeletionRecords) private readonly deletions: DeletionRecords,
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /**
   * @returns whether there was something to delete
   * @throws RuleError `last-admin`
   */
  async erase(memberId: string, erasing: Erasing): Promise<boolean> {
    const { stillApplies = () => true } = erasing
    const erased = await this.em.fork().transactional(async (tx) => {
      const admins = await this.members.lockAdmins(tx, memberId)
      const member = await this.members.lock(tx, memberId)
      if (!member || !stillApplies(member)) return false
      if (member.role === 'admin' && !leavesAnAdmin(admins, memberId)) throw new RuleError('last-admin')
      await erasing.farewell?.(tx, member)
      await this.within(tx, member, erasing)
      return true
    })
    // From the commit on the sessions are dead by PostgreSQL; this clears them away everywhere else.
    if (erased) await this.sessions.revokeAll(memberId)
    return erased
  }

  /**
   * Deletes a member who is locked. Sessions are for the caller to revoke once it is committed.
   * @returns the version of the deletion
   */
  async within(
    tx: EntityManager,
    member: Member,
    erasing: Omit<Erasing, 'stillApplies' | 'farewell'>,
  ): Promise<number> {
    const { reason, now: deletedAt, requestedBy = null } = erasing
    const { id: memberId } = member
    const version = member.version + 1
    const photoId = member.profile?.photoId
    // Tokens, the consent log, contacts, blocks and who was shown to whom, of both directions, and the place in the match index go with the row (on delete cascade).
    await tx.nativeDelete(Member, { id: memberId })
    await this.deletions.open(tx, { memberId, reason, deletedAt, requestedBy, hasPhoto: Boolean(photoId) })
    if (photoId) await this.jobs.send(tx, removePhotoJob, { photoId, erasing: memberId })
    await this.events.publish(tx, 'member.deleted', { memberId, version })
    return version
  }
}
