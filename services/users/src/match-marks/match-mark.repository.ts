import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { MatchMark } from '@rafiq/contracts/matching'
import { Member } from '../members/member.entity.ts'
import { MatchMarkRecord, type MatchMarkSchema } from '../pairs/match-mark.entity.ts'
import { asOfNow } from '../support/as-of-now.ts'

type Tables = InferKyselyDB<typeof MatchMarkSchema>

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

  /** A member's own, newest first. */
  async of(memberId: string): Promise<OwnMark[]> {
    const newestFirst = { markedAt: 'desc', markedId: 'desc' } as const
    const marks = await this.em.find(MatchMarkRecord, { memberId }, { ...asOfNow(), orderBy: newestFirst })
    const marked = { id: { $in: marks.map(({ markedId }) => markedId) } }
    const members = await this.em.find(Member, marked, { ...asOfNow(), fields: ['profile.name'] })
    const names = new Map(members.map(({ id, profile }) => [id, profile?.name ?? null]))
    return marks.map(({ markedId, mark, markedAt }) => ({
      id: markedId,
      name: names.get(markedId) ?? null,
      mark,
      markedAt,
    }))
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
