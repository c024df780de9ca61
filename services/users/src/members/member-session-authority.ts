import { Injectable } from '@nestjs/common'
import { SessionAuthority } from '@rafiq/service-kit'
import { MemberRepository } from './member.repository.ts'

/** Sessions count from when PostgreSQL says, so that no state of Redis revives what a member ended. */
@Injectable()
export class MemberSessionAuthority extends SessionAuthority {
  constructor(private readonly members: MemberRepository) {
    super()
  }

  override sessionsValidFrom(memberId: string): Promise<Date | null> {
    return this.members.sessionsValidFrom(memberId)
  }
}
