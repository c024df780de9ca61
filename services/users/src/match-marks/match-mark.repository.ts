import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { MatchMark } from '@rafiq/contracts/matching'
import type { MemberTables } from '../members/member.entity.ts'
import { type BlockSchema } from '../pairs/block.entity.ts'
import { MatchMarkRecord, type MatchMarkSchema } from '../pairs/match-mark.entity.ts'

type Tables = MemberTables & InferKyselyDB<typeof MatchMarkSchema | typeof BlockSchema>

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
   * A member's own, newest first. Whoever is blocked, on either side, is gone from them as from everywhere else; who shows their
   * profile to nobody is without the name, which may be another one by now.
   */
  async of(memberId: string): Promise<OwnMark[]> {
    const marks = await this.db
      .selectFrom('match_marks as mark')
      .innerJoin('members as marked', 'marked.id', 'mark.marked_id')
      .where('mark.member_id', '=', memberId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('blocks')
              .select('version')
              .where((eb) => eb.or([eb('lifted_at', 'is', null), eb('held', '=', true)]))
              .where((eb) =>
                eb.or([
                  eb('blocker_id', '=', eb.ref('mark.member_id')).and('blocked_id', '=', eb.ref('marked.id')),
                  eb('blocker_id', '=', eb.ref('marked.id')).and('blocked_id', '=', eb.ref('mark.member_id')),
                ]),
              ),
          ),
        ),
      )
      .select(['marked.id', 'mark.mark', 'mark.marked_at as markedAt'])
      .select((eb) =>
        eb
          .case()
          .when(eb.and([eb('marked.own_active', '=', true), eb('marked.paused_by_staff', '=', false)]))
          .then(eb.ref('marked.name'))
          .end()
          .as('name'),
      )
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
