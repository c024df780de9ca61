import { Injectable } from '@nestjs/common'
import { Clock, PeriodicTask } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { EraseMember } from './erase-member.ts'

const hour = 3_600_000
/** Milliseconds until an unverified account lapses: seven days (design, HTTP contract). */
const lapsesAfter = 7 * 24 * hour
/** Accounts in one go; the next one follows in an hour. */
const batch = 500

/** Every hour and in any replica: deletes accounts whose address nobody verified. */
@Injectable()
export class EraseUnverified extends PeriodicTask {
  constructor(
    private readonly members: MemberRepository,
    private readonly eraser: EraseMember,
    private readonly clock: Clock,
  ) {
    super({ name: 'erasing unverified accounts', interval: hour })
  }

  /** @returns how many accounts were removed */
  override async run(): Promise<number> {
    const now = this.clock.now()
    const lapsed = await this.members.unverifiedSince(new Date(now.getTime() - lapsesAfter), batch)
    let removed = 0
    for (const id of lapsed) {
      const stillApplies = (member: Member) => !member.emailVerifiedAt
      if (await this.eraser.erase(id, { reason: 'lapsed', now, stillApplies })) removed += 1
    }
    return removed
  }
}
