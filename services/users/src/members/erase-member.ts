import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { EventBus, JobQueue, SessionStore } from '@rafiq/service-kit'
import { removePhotoJob } from '../photo/remove-photo.job.ts'
import { Member } from './member.entity.ts'
import { MemberRepository } from './member.repository.ts'
import { type DeletionReason, MemberDeletion } from './member-deletion.entity.ts'

/** Deletes an account with everything this service holds on it, and leaves a record that names nobody. */
@Injectable()
export class EraseMember {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /**
   * @param stillApplies asked again under the lock: a lapsing account may just have been verified
   * @returns whether there was something to delete
   */
  async erase(
    memberId: string,
    reason: DeletionReason,
    now: Date,
    stillApplies: (member: Member) => boolean = () => true,
  ): Promise<boolean> {
    const erased = await this.em.fork().transactional(async (tx) => {
      const member = await this.members.lock(tx, memberId)
      if (!member || !stillApplies(member)) return false
      const { version, profile } = member
      // Tokens, the consent log and the place in the match index go with the row (on delete cascade).
      await tx.nativeDelete(Member, { id: memberId })
      await tx.insert(MemberDeletion, { memberId, reason, deletedAt: now })
      if (profile?.photoId) await this.jobs.send(tx, removePhotoJob, { photoId: profile.photoId })
      await this.events.publish(tx, 'member.deleted', { memberId, version: version + 1 })
      return true
    })
    // From the commit on the sessions are dead by PostgreSQL; this clears them away everywhere else.
    if (erased) await this.sessions.revokeAll(memberId)
    return erased
  }
}
