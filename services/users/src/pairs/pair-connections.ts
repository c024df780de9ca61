import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { ConnectionStatus } from '@rafiq/contracts/connections'
import type { EventData } from '@rafiq/contracts/events'
import { sql } from 'kysely'
import { type MemberTables } from '../members/member.entity.ts'
import { type PairConnectionSchema } from './pair-connection.entity.ts'

type Tables = MemberTables & InferKyselyDB<typeof PairConnectionSchema>

type KnownConnection = Omit<EventData<'connection.changed'>, 'connectionId'>

/** How far a contact is, seen from one of the two. */
export interface PairState {
  direction: 'made' | 'received'
  otherId: string
  status: ConnectionStatus
}

/** How far contacts are, as the connections service tells it: cards show it, and a failed contact hides the two. */
@Injectable()
export class PairConnections {
  constructor(private readonly em: EntityManager) {}

  /**
   * Keeps a contact's newest version; one with a deleted member is dropped. May be repeated, in any order: the connections
   * service calls before it answers a member, and the event survives what interrupts the call.
   */
  async keep({ userId, matchedUserId, status, version }: KnownConnection): Promise<void> {
    await this.em
      .getKysely<Tables>()
      .insertInto('pair_connections')
      .columns(['member_id', 'matched_id', 'status', 'version'])
      .expression((eb) =>
        eb
          .selectFrom(['members as member', 'members as matched'])
          .select(['member.id as member_id', 'matched.id as matched_id'])
          .select([sql.val(status).as('status'), sql<number>`${version}::integer`.as('version')])
          .where('member.id', '=', userId)
          .where('matched.id', '=', matchedUserId)
          .forKeyShare(),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'matched_id'])
          .doUpdateSet((eb) => ({ status: eb.ref('excluded.status'), version: eb.ref('excluded.version') }))
          .whereRef('pair_connections.version', '<', 'excluded.version'),
      )
      .execute()
  }

  /** All that is kept on a member's contacts, in both directions. */
  of(memberId: string): Promise<PairState[]> {
    const db = this.em.getKysely<Tables>().selectFrom('pair_connections')
    return db
      .where('member_id', '=', memberId)
      .select([sql<'made' | 'received'>`'made'`.as('direction'), 'matched_id as otherId', 'status'])
      .unionAll(
        db
          .where('matched_id', '=', memberId)
          .select([sql<'made' | 'received'>`'received'`.as('direction'), 'member_id as otherId', 'status']),
      )
      .orderBy('direction')
      .orderBy('otherId')
      .execute()
  }
}
