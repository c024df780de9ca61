import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { sql } from 'kysely'

/** What happened between two members, whoever of them did it. */
export interface Between {
  /** One has contacted the other, however that ended. */
  contacted: boolean
  /** A contact failed. */
  failed: boolean
  blocked: boolean
}

/** Who is not shown to whom: a block, a failed contact, or a gender that was corrected since
 * parts two members, both ways. */
@Injectable()
export class PartedRepository {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** Whoever is parted from a member: one statement. */
  async from(memberId: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select matched_id as id from users.pair_connections where member_id = ${memberId} and status = 'failed'
      union
      select member_id from users.pair_connections where matched_id = ${memberId} and status = 'failed'
      union
      select blocked_id from users.blocks where blocker_id = ${memberId} and (lifted_at is null or held)
      union
      select blocker_id from users.blocks where blocked_id = ${memberId} and (lifted_at is null or held)
    `.execute(this.em.fork().getKysely())
    return rows.map(({ id }) => id)
  }

  /** What lies between two members: one statement. */
  async between(oneId: string, otherId: string): Promise<Between> {
    const { rows } = await sql<Between>`
      select
        count(*) > 0 as contacted,
        coalesce(bool_or(status = 'failed'), false) as failed,
        exists (
          select from users.blocks
          where (lifted_at is null or held)
            and ((blocker_id = ${oneId} and blocked_id = ${otherId})
              or (blocker_id = ${otherId} and blocked_id = ${oneId}))
        ) as blocked
      from users.pair_connections
      where (member_id = ${oneId} and matched_id = ${otherId})
        or (member_id = ${otherId} and matched_id = ${oneId})
    `.execute(this.em.fork().getKysely())
    return rows[0] ?? { contacted: false, failed: false, blocked: false }
  }
}
