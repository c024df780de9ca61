import { Injectable } from '@nestjs/common'
import { type Habits, habits, noHabits } from '@rafiq/contracts/habits'
import { ForbiddenError, UnauthorizedError } from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { MemberChanges } from '../members/member-changes.ts'

/** A member's own card of habits. */
@Injectable()
export class OwnHabits {
  constructor(
    private readonly members: MemberRepository,
    private readonly changes: MemberChanges,
  ) {}

  /** @throws UnauthorizedError */
  async read(memberId: string): Promise<Habits> {
    const member = await this.members.find(memberId)
    if (!member) throw new UnauthorizedError()
    return member.habits ?? noHabits
  }

  /**
   * Puts a card in the place of the one that is there. The place in the match index changes in the same transaction, so the
   * next look at the matches, of whomever, finds its gates.
   * @throws UnauthorizedError; ForbiddenError for staff who have no questionnaire
   */
  async replace(memberId: string, card: Habits): Promise<Habits> {
    const kept = await this.changes.change(memberId, (member) => {
      if (!member.profile) throw new ForbiddenError()
      member.habits = isEmpty(card) ? null : card
      return card
    })
    if (!kept) throw new UnauthorizedError()
    return kept
  }
}

const isEmpty = (card: Habits): boolean =>
  card.dealBreakers.length === 0 && habits.every((habit) => card[habit] === undefined)
