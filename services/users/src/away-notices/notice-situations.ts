import { Injectable } from '@nestjs/common'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { HiddenPairs } from '../pairs/hidden-pairs.ts'
import { PairConnections } from '../pairs/pair-connections.ts'
import type { AwayNotice } from './away-notice.entities.ts'
import type { NoticeSituation } from './decide-notice.ts'
import { Preferences } from './preferences.ts'
import { UnreadClient } from './unread-client.ts'

/** Finds out what holds of a member's notices at the moment when they could be sent. */
@Injectable()
export class NoticeSituations {
  constructor(
    private readonly members: MemberRepository,
    private readonly preferences: Preferences,
    private readonly hidden: HiddenPairs,
    private readonly pairs: PairConnections,
    private readonly unread: UnreadClient,
  ) {}

  /** In the order of the notices. @throws UnavailableError without the chat service, where messages are among them */
  async of(member: Member, notices: readonly AwayNotice[], now: Date): Promise<NoticeSituation[]> {
    const wanted = await this.preferences.of(member.id)
    const hidden = await this.hidden.hiddenFrom(member.id)
    const others = await this.members.findAll(notices.flatMap(({ otherId }) => otherId ?? []))
    const holding = {
      message: notices.some(({ kind }) => kind === 'message')
        ? await this.unread.sendersTo(member.id)
        : new Set<string>(),
      contact: await this.unanswered(member.id),
    }
    return notices.map(({ kind, otherId = null }) => {
      const situation = { kind, now, wanted, member }
      if (kind === 'matches' || otherId === null) return { ...situation, other: null, holds: true }
      const other = others.find(({ id }) => id === otherId)
      return {
        ...situation,
        other: { hidden: hidden.includes(otherId), pausedByStaff: other?.pausedByStaff ?? true },
        holds: holding[kind].has(otherId),
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
