import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { MatchMark } from '@rafiq/contracts/matching'
import type { MemberTables } from '../members/member.entity.ts'
import { MatchMarkRecord, type MatchMarkSchema } from '../pairs/match-mark.entity.ts'
import { blockedWith } from '../pairs/standing-blocks.ts'

type Tables = MemberTables & InferKyselyDB<typeof MatchMarkSchema>

/** Who marked whom. */
export interface MarkedPair {
  memberId: string
  markedId: string
}

/** A mark of a member's own. */
export interface OwnMark {
  /** Of whom it is about. */
  id: string
  name: string | null
  mark: MatchMark['mark']
  markedAt: Date
}

@Injectable()
export class MatchMarkRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * A member's own, newest first. The name is of whoever shows it to the member: not while their profile is hidden, nor while
   * either blocks the other, which look alike. It may be another one by then.
   */
  async of(memberId: string): Promise<OwnMark[]> {
    const marks = await this.db
      .selectFrom('match_marks as mark')
      .innerJoin('members as marked', 'marked.id', 'mark.marked_id')
      .where('mark.member_id', '=', memberId)
      .select(['marked.id', 'mark.mark', 'mark.marked_at as markedAt'])
      .select((eb) => {
        const isShown = eb.and([
          eb('marked.own_active', '=', true),
          eb('marked.paused_by_staff', '=', false),
          eb('marked.id', 'not in', blockedWith(this.em, memberId)),
        ])
        return eb.case().when(isShown).then(eb.ref('marked.name')).end().as('name')
      })
      .orderBy('mark.marked_at', 'desc')
      .orderBy('marked.id', 'desc')
      .execute()
    return marks.map(({ markedAt, ...mark }) => ({ ...mark, markedAt: new Date(markedAt) }))
  }

  async exists({ memberId, markedId }: MarkedPair): Promise<boolean> {
    return (await this.em.count(MatchMarkRecord, { memberId, markedId })) > 0
  }

  /** In place of an earlier mark of the same pair; one that is the same already keeps its time. */
  async put({ memberId, markedId }: MarkedPair, mark: MatchMark['mark'], now: Date): Promise<void> {
    await this.db
      .insertInto('match_marks')
      .values({ member_id: memberId, marked_id: markedId, mark, marked_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'marked_id'])
          .doUpdateSet({ mark, marked_at: now })
          .where('match_marks.mark', '<>', mark),
      )
      .execute()
  }

  async remove({ memberId, markedId }: MarkedPair): Promise<void> {
    await this.em.nativeDelete(MatchMarkRecord, { memberId, markedId })
  }

  private get db() {
    return this.em.getKysely<Tables>()
  }
}
