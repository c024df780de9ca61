import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { AwayNoticeKind } from '@rafiq/contracts/members'
import { uuidv7 } from '@rafiq/service-kit'
import { asOfNow } from '../support/as-of-now.ts'
import { AwayNotice, AwayNoticeSchema } from './away-notice.entities.ts'

type Tables = InferKyselyDB<typeof AwayNoticeSchema>

/** Milliseconds for which a job has the notices that it is about to send: longer than a mail server may take. */
const claimed = 60_000

/** Whom a notice reaches, and how: each has its own, so that one which cannot be reached keeps nobody waiting. */
export interface NoticeRecipient {
  memberId: string
  /** A browser; null: by mail. */
  subscriptionId: string | null
}

/** What a notice is about. */
export interface NoticeSubject {
  memberId: string
  /** Null for new matches. */
  otherId: string | null
  kind: AwayNoticeKind
}

/** Notices as they wait and as they were sent. */
@Injectable()
export class AwayNoticeRepository {
  constructor(private readonly em: EntityManager) {}

  find({ otherId, kind }: NoticeSubject, recipient: NoticeRecipient): Promise<AwayNotice | null> {
    return this.em.findOne(AwayNotice, { ...recipient, otherId, kind }, asOfNow())
  }

  /** All of a member, oldest first. */
  of(memberId: string): Promise<AwayNotice[]> {
    return this.em.find(AwayNotice, { memberId }, { orderBy: { notedAt: 'asc', id: 'asc' }, ...asOfNow() })
  }

  /** A new notice, or news of one there is. In a transaction that holds the members. */
  async note(
    known: AwayNotice | null,
    subject: NoticeSubject & NoticeRecipient,
    sequence: number,
    now: Date,
  ): Promise<void> {
    const state = { sequence, notedAt: now, sentAt: null }
    if (known) await this.em.nativeUpdate(AwayNotice, { id: known.id }, state)
    else await this.em.insert(AwayNotice, { id: uuidv7(), ...subject, ...state, claimedUntil: null })
  }

  /** Takes all of a recipient that wait and that no other job has, for a while: of two jobs at once one gets them. */
  async claim({ memberId, subscriptionId }: NoticeRecipient, now: Date): Promise<AwayNotice[]> {
    const rows = await this.db()
      .updateTable('away_notices')
      .set({ claimed_until: new Date(now.getTime() + claimed) })
      .where('member_id', '=', memberId)
      .where('subscription_id', 'is not distinct from', subscriptionId)
      .where('sent_at', 'is', null)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
      .returning('id')
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return []
    return this.em.find(AwayNotice, { id: { $in: ids } }, { orderBy: { id: 'asc' }, ...asOfNow() })
  }

  /** Until when other jobs have what still waits of a recipient; null where nothing does. */
  async claimedUntil(recipient: NoticeRecipient): Promise<Date | null> {
    const where = { ...recipient, sentAt: null, claimedUntil: { $ne: null } }
    const [last] = await this.em.find(AwayNotice, where, {
      orderBy: { claimedUntil: 'desc' },
      limit: 1,
      ...asOfNow(),
    })
    return last?.claimedUntil ?? null
  }

  async release(notices: readonly AwayNotice[]): Promise<void> {
    await this.em.nativeUpdate(AwayNotice, { id: { $in: idsOf(notices) } }, { claimedUntil: null })
  }

  async drop(notices: readonly AwayNotice[]): Promise<void> {
    await this.em.nativeDelete(AwayNotice, { id: { $in: idsOf(notices) } })
  }

  /** What came of one while it was sent waits on. */
  async markSent(notices: readonly AwayNotice[], sentAt: Date): Promise<void> {
    for (const { id, sequence } of notices) {
      await this.em.nativeUpdate(AwayNotice, { id, sequence }, { sentAt })
    }
    await this.release(notices)
  }

  /** Those that could not be sent for days are of no use any more. */
  async forgetUnsentBefore(before: Date): Promise<void> {
    await this.em.nativeDelete(AwayNotice, { sentAt: null, notedAt: { $lt: before } })
  }

  private db() {
    return this.em.getKysely<Tables>()
  }
}

const idsOf = (notices: readonly AwayNotice[]) => notices.map(({ id }) => id)
