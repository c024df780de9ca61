import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { ConnectionStatus } from '@rafiq/contracts'
import { sql } from 'kysely'

interface ConnectionOfPair {
  userId: string
  matchedUserId: string
  status: ConnectionStatus
  version: number
}

/** How far a contact is, seen from one of the two. */
export interface PairState {
  direction: 'made' | 'received'
  otherId: string
  status: ConnectionStatus
}

/** How far contacts are, as the connections service tells it: cards show it, and a failed contact parts the two. */
@Injectable()
export class PairConnectionsRepository {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** Keeps a contact's newest version; one with a deleted member is dropped. May be repeated, in any order. */
  async keep({ userId, matchedUserId, status, version }: ConnectionOfPair): Promise<void> {
    await sql`
      insert into users.pair_connections (member_id, matched_id, status, version)
      select member.id, matched.id, ${status}, ${version}::integer
      from users.members as member, users.members as matched
      where member.id = ${userId} and matched.id = ${matchedUserId}
      for key share of member, matched
      on conflict (member_id, matched_id) do update
      set status = excluded.status, version = excluded.version
      where pair_connections.version < excluded.version
    `.execute(this.em.fork().getKysely())
  }

  /** All that is kept on a member's contacts, in both directions. */
  async of(memberId: string): Promise<PairState[]> {
    const { rows } = await sql<PairState>`
      select 'made' as direction, matched_id as "otherId", status
      from users.pair_connections where member_id = ${memberId}
      union all
      select 'received', member_id, status from users.pair_connections where matched_id = ${memberId}
      order by 1, 2
    `.execute(this.em.fork().getKysely())
    return rows
  }
}
