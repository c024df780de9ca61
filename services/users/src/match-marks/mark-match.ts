import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { MatchMark } from '@rafiq/contracts/matching'
import { Clock, NotFoundError } from '@rafiq/service-kit'
import { MatchService } from '../matches/match.service.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { HiddenPairs } from '../pairs/hidden-pairs.ts'
import { type MarkedPair, MatchMarkRepository } from './match-mark.repository.ts'

/**
 * A member saves a match, or puts one aside. Whoever is put aside is hidden, as the member is from them, until the member
 * takes it back; a contact or a room that is there already stays. May be repeated.
 */
@Injectable()
export class MarkMatch {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
    private readonly matches: MatchService,
    private readonly hidden: HiddenPairs,
    private readonly marks: MatchMarkRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError for whoever is no match of the member, or who is gone */
  async mark(pair: MarkedPair, mark: MatchMark['mark']): Promise<void> {
    if (!(await this.mayMark(pair))) throw new NotFoundError()
    await this.em.transactional(async () => {
      // Held until the end, so that no mark slips past a deletion.
      const living = await this.members.hold([pair.memberId, pair.markedId])
      if (living.size < 2) throw new NotFoundError()
      await this.marks.put(pair, mark, this.clock.now())
    })
  }

  /** Whom one may see, and whom one has marked already. That the other has put one aside is not told by a rejection. */
  private async mayMark(pair: MarkedPair): Promise<boolean> {
    const { memberId, markedId } = pair
    if (memberId === markedId) return false
    const [member, other, history, marked] = await Promise.all([
      this.members.find(memberId),
      this.members.find(markedId),
      this.hidden.between(memberId, markedId),
      this.marks.exists(pair),
    ])
    if (!member || !other) return false
    return marked || this.matches.introduce(member, other, { ...history, putAside: false })
  }
}
