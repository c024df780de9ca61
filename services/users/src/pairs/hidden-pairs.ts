import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { sql } from 'kysely'
import { type MatchMarkSchema } from './match-mark.entity.ts'
import { type PairConnectionSchema } from './pair-connection.entity.ts'
import { blockedWith, standingBlocks } from './standing-blocks.ts'

type Tables = InferKyselyDB<typeof PairConnectionSchema | typeof MatchMarkSchema>

/** What happened between two members, whoever of them did it. */
export interface PairHistory {
  /** One has contacted the other, however that ended. */
  contacted: boolean
  /** A contact failed, or was declined. */
  failed: boolean
  blocked: boolean
  /** One has put the other aside. */
  putAside: boolean
}

/** Who is not shown to whom: a block, a contact that failed or was declined, a match put aside, or a gender corrected since hides two members from each other. */
@Injectable()
export class HiddenPairs {
  constructor(private readonly em: EntityManager) {}

  /** Whoever is hidden from a member, and the member from them: one statement. */
  async hiddenFrom(memberId: string): Promise<string[]> {
    const db = this.em.getKysely<Tables>()
    const failed = db.selectFrom('pair_connections').where('status', 'in', ['failed', 'declined'])
    const putAside = db.selectFrom('match_marks').where('mark', '=', 'not-for-me')
    const rows = await failed
      .where('member_id', '=', memberId)
      .select('matched_id as id')
      .union(failed.where('matched_id', '=', memberId).select('member_id as id'))
      .union(blockedWith(this.em, memberId))
      .union(putAside.where('member_id', '=', memberId).select('marked_id as id'))
      .union(putAside.where('marked_id', '=', memberId).select('member_id as id'))
      .execute()
    return rows.map(({ id }) => id)
  }

  /** What lies between two members: one statement. */
  async between(oneId: string, otherId: string): Promise<PairHistory> {
    const db = this.em.getKysely<Tables>()
    const pair = [oneId, otherId]
    const block = standingBlocks(this.em)
      .select('version')
      .where('blocker_id', 'in', pair)
      .where('blocked_id', 'in', pair)
    const putAside = db
      .selectFrom('match_marks')
      .select('mark')
      .where('mark', '=', 'not-for-me')
      .where('member_id', 'in', pair)
      .where('marked_id', 'in', pair)
    return db
      .selectFrom('pair_connections')
      .select(({ fn, exists }) => [
        sql<boolean>`count(*) > 0`.as('contacted'),
        fn
          .coalesce(sql<boolean>`bool_or(status in ('failed', 'declined'))`, sql<boolean>`false`)
          .as('failed'),
        exists(block).as('blocked'),
        exists(putAside).as('putAside'),
      ])
      .where('member_id', 'in', pair)
      .where('matched_id', 'in', pair)
      .$castTo<PairHistory>()
      .executeTakeFirstOrThrow()
  }
}
