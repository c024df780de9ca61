import { LockMode } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import {
  type AwayNoticeKind,
  type AwayNotices,
  type AwayNoticesChange,
  changeAwayNotices,
  defaultAwayNotices,
  noticeWays,
} from '@rafiq/contracts/members'
import { Clock, UnauthorizedError } from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { asOfNow } from '../support/as-of-now.ts'
import { NoticePreferences } from './away-notice.entities.ts'

/** Milliseconds from one look for new matches to the next. */
export const week = 7 * 86_400_000

/** What members want to be told of while away. */
@Injectable()
export class Preferences {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
    private readonly clock: Clock,
  ) {}

  async of(memberId: string): Promise<AwayNotices> {
    const found = await this.em.findOne(NoticePreferences, { memberId }, asOfNow())
    return found ? toAwayNotices(found) : defaultAwayNotices
  }

  /** Two changes at once both hold, as far as they are of different things. @throws UnauthorizedError */
  async change(memberId: string, change: AwayNoticesChange): Promise<AwayNotices> {
    const changed = await this.apply(memberId, change)
    if (!changed) throw new UnauthorizedError()
    return changed
  }

  /** By the link of a mail; for an account that is gone there is nothing left to do. */
  async turnOff(memberId: string, kinds: readonly AwayNoticeKind[]): Promise<void> {
    await this.apply(memberId, { mail: Object.fromEntries(kinds.map((kind) => [kind, false])) })
  }

  private apply(memberId: string, change: AwayNoticesChange): Promise<AwayNotices | null> {
    return this.em.transactional(async () => {
      // Held, so that a deletion either takes the row along or is found here; and one change comes after the other.
      if (!(await this.members.lock(memberId))) return null
      const row = await this.em.findOne(
        NoticePreferences,
        { memberId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      )
      const after = changeAwayNotices(row ? toAwayNotices(row) : defaultAwayNotices, change)
      const columns = {
        messageMail: after.mail.message,
        contactMail: after.mail.contact,
        matchesMail: after.mail.matches,
        messagePush: after.push.message,
        contactPush: after.push.contact,
        matchesPush: after.push.matches,
        quietFrom: after.quietHours?.from ?? null,
        quietUntil: after.quietHours?.until ?? null,
        matchesDueAt: noticeWays.some((way) => after[way].matches)
          ? (row?.matchesDueAt ?? new Date(this.clock.now().getTime() + week))
          : null,
      }
      if (row) this.em.assign(row, columns)
      else this.em.create(NoticePreferences, { memberId, ...columns })
      return after
    })
  }
}

function toAwayNotices(row: NoticePreferences): AwayNotices {
  const { quietFrom, quietUntil } = row
  const quiet = typeof quietFrom === 'number' && typeof quietUntil === 'number'
  return {
    mail: { message: row.messageMail, contact: row.contactMail, matches: row.matchesMail },
    push: { message: row.messagePush, contact: row.contactPush, matches: row.matchesPush },
    quietHours: quiet ? { from: quietFrom, until: quietUntil } : null,
  }
}
