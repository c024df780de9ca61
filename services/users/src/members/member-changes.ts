import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { EventBus } from '@rafiq/service-kit'
import { candidateOf, MatchCandidate } from './match-candidate.ts'
import type { Member } from './member.entity.ts'
import { MemberRepository } from './member.repository.ts'
import { toAccountChanged, toMemberChanged } from './member-views.ts'

/** What every change of a member entails, in its transaction: the match index follows, and other services learn of it. */
@Injectable()
export class MemberChanges {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
    private readonly events: EventBus,
  ) {}

  /**
   * Changes one member in a transaction, under the member's lock.
   * @returns what `work` answers; null where there is no such member
   */
  change<T>(memberId: string, work: (member: Member) => T | Promise<T>): Promise<T | null> {
    return this.em.transactional(async () => {
      const member = await this.members.lock(memberId)
      if (!member) return null
      const result = await work(member)
      await this.record(member)
      return result
    })
  }

  /** For whoever has the member locked, in a transaction, and has changed it. */
  async record(member: Member): Promise<void> {
    member.version += 1
    await this.em.flush()
    const candidate = candidateOf(member)
    if (candidate) await this.em.upsert(MatchCandidate, candidate)
    else await this.em.nativeDelete(MatchCandidate, { memberId: member.id })
    await this.events.publish(this.em, 'member.changed', toMemberChanged(member))
    await this.events.publish(this.em, 'account.changed', toAccountChanged(member))
  }
}
