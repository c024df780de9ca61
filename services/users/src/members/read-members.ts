import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import { NotFoundError } from '@rafiq/service-kit'
import type { Member } from './member.entity.ts'
import { MemberRepository } from './member.repository.ts'
import { toAccountChanged, toMemberChanged } from './member-views.ts'

/** Members and accounts as their events tell them, for services that ask. */
@Injectable()
export class ReadMembers {
  constructor(private readonly members: MemberRepository) {}

  /** @throws NotFoundError */
  async member(memberId: string): Promise<EventData<'member.changed'>> {
    return toMemberChanged(await this.find(memberId))
  }

  /** @throws NotFoundError */
  async account(memberId: string): Promise<EventData<'account.changed'>> {
    return toAccountChanged(await this.find(memberId))
  }

  private async find(memberId: string): Promise<Member> {
    const member = await this.members.find(memberId)
    if (!member) throw new NotFoundError()
    return member
  }
}
