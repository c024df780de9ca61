import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { EventBus } from '@rafiq/service-kit'
import { candidateOf } from '../matches/candidate.ts'
import { MatchCandidate } from '../matches/match-candidate.entity.ts'
import { OneTimeTokenRepository } from '../one-time-tokens/one-time-token.repository.ts'
import type { Member } from './member.entity.ts'
import { toAccountChanged } from './to-account-changed.ts'
import { toMemberChanged } from './to-member-changed.ts'

/** What every change of a member entails, in its transaction: the match index follows, and other services hear of it. */
@Injectable()
export class MemberChanges {
  constructor(
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(OneTimeTokenRepository) private readonly tokens: OneTimeTokenRepository,
  ) {}

  /**
   * What ends all sessions ends the links that set a password too: whoever could ask for one before must not come back
   * by it. The member is locked; `record` follows.
   */
  async endSessions(tx: EntityManager, member: Member, now: Date): Promise<void> {
    member.sessionsValidFrom = now
    await this.tokens.end(tx, member.id, 'reset-password')
  }

  async record(tx: EntityManager, member: Member): Promise<void> {
    member.version += 1
    await tx.flush()
    const candidate = candidateOf(member)
    if (candidate) await tx.upsert(MatchCandidate, candidate)
    else await tx.nativeDelete(MatchCandidate, { memberId: member.id })
    await this.events.publish(tx, 'member.changed', toMemberChanged(member))
    await this.events.publish(tx, 'account.changed', toAccountChanged(member))
  }
}
