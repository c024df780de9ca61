import { Injectable } from '@nestjs/common'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { HiddenPairs } from '../pairs/hidden-pairs.ts'
import { PairConnections } from '../pairs/pair-connections.ts'
import type { AwayNotice } from './away-notice.entities.ts'
import type { NoticeSituation } from './decide-notice.ts'
import { type NoticeNews, newsOf } from './notice-news.ts'
import { noticePages } from './notice-pages.ts'
import { Preferences } from './preferences.ts'
import { UnreadClient } from './unread-client.ts'
import { WaitingClient } from './waiting-client.ts'

/** A situation, and where in the platform a member finds what a notice tells of. */
export interface LocatedSituation extends NoticeSituation {
  noticeId: string
  news: NoticeNews
  page: string
}

/** Finds out what holds of a member's notices at the moment when they could be sent. */
@Injectable()
export class NoticeSituations {
  constructor(
    private readonly members: MemberRepository,
    private readonly preferences: Preferences,
    private readonly hidden: HiddenPairs,
    private readonly pairs: PairConnections,
    private readonly unread: UnreadClient,
    private readonly waiting: WaitingClient,
  ) {}

  /**
   * In the order of the notices. @throws UnavailableError without the chat service, where messages are among them, and without
   * the connections service, where reminders are
   */
  async of(member: Member, notices: readonly AwayNotice[], now: Date): Promise<LocatedSituation[]> {
    const wanted = await this.preferences.of(member.id)
    const hidden = await this.hidden.hiddenFrom(member.id)
    const others = await this.members.findAll(notices.flatMap(({ otherId }) => otherId ?? []))
    const rooms = notices.some(({ kind }) => kind === 'message')
      ? await this.unread.roomsOf(member.id)
      : new Map<string, string>()
    const reminds = notices.some((notice) => newsOf(notice) === 'reminder')
    const holding = {
      message: rooms,
      contact: await this.unanswered(member.id),
      // An answer in the chat settles nothing, so only the connections service knows of it.
      reminder: reminds ? await this.waiting.makersFor(member.id) : new Set<string>(),
    }
    return notices.map((notice) => {
      const { id: noticeId, kind, subscriptionId, otherId = null } = notice
      const way = subscriptionId === null ? ('mail' as const) : ('push' as const)
      const news = newsOf(notice)
      const situation = { noticeId, kind, news, way, now, wanted, member, page: noticePages[news] }
      if (news === 'matches' || otherId === null) return { ...situation, other: null, holds: true }
      const other = others.find(({ id }) => id === otherId)
      const room = kind === 'message' ? rooms.get(otherId) : undefined
      return {
        ...situation,
        ...(room !== undefined && { page: `${noticePages.message}/${room}` }),
        other: { hidden: hidden.includes(otherId), pausedByStaff: other?.pausedByStaff ?? true },
        holds: holding[news].has(otherId),
      }
    })
  }

  /** Whose contact waits for the member's answer. */
  private async unanswered(memberId: string): Promise<Set<string>> {
    const received = (await this.pairs.of(memberId)).filter(({ direction }) => direction === 'received')
    const open = received.filter(({ status }) => status === 'contacted' || status === 'pending_response')
    return new Set(open.map(({ otherId }) => otherId))
  }
}
