import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { ConsentChange, CreatedUser, Language } from '@rafiq/contracts'
import { Clock, NotFoundError, uuidv7 } from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { MemberChanges } from '../members/member-changes.ts'
import { TellMembers } from '../members/tell-members.ts'
import { toCreatedUser } from '../members/to-created-user.ts'
import { mayAnswer } from './consent.policy.ts'
import { ConsentRecord } from './consent-record.entity.ts'

/** What is recorded where the caller does not name the text that was read. */
const unnamedWording = 'unnamed'

@Injectable()
export class ConsentService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(MemberChanges) private readonly changes: MemberChanges,
    @Inject(TellMembers) private readonly telling: TellMembers,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Sets both switches and keeps the answer in the consent log. A pause by staff stays what it is. */
  async change(
    memberId: string,
    caller: { session: string | null; onboarding: string | null },
    answer: ConsentChange,
    language: Language,
  ): Promise<CreatedUser> {
    mayAnswer(memberId, caller)
    const user = await this.em.fork().transactional(async (tx) => {
      const member = await this.members.lock(tx, memberId)
      if (!member) throw new NotFoundError()
      const { phoneShareConsent, isActive, wording = unnamedWording } = answer
      member.phoneShareConsent = phoneShareConsent
      member.ownActive = isActive
      const recordedAt = this.clock.now()
      tx.create(ConsentRecord, {
        id: uuidv7(),
        memberId,
        phoneShareConsent,
        isActive,
        wording,
        language,
        recordedAt,
      })
      await this.changes.record(tx, member)
      return toCreatedUser(member)
    })
    await this.telling.tell([memberId])
    return user
  }
}
