import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { WaitingContacts } from '@rafiq/contracts/connections'
import type { ConnectionCounts } from '@rafiq/contracts/moderation'
import type { MemberData } from '@rafiq/contracts/personal-data'
import { Clock } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { ConnectionRepository } from '../connections/connection.repository.ts'
import { toConnection } from '../connections/to-connection.ts'
import { queries } from '../database/tables.ts'
import { toStatusCounts } from './to-status-counts.ts'

/** What this service holds on a member: for the member's data export, and in figures for the moderation team. */
@Injectable()
export class ReadMemberData {
  constructor(
    private readonly em: EntityManager,
    private readonly connections: ConnectionRepository,
    private readonly clock: Clock,
  ) {}

  /** Who contacted the member is for the contact's owner to tell. */
  async export(memberId: string): Promise<MemberData<'connections'>> {
    const now = this.clock.now()
    const contacts = await this.connections.listHeld(memberId)
    const received = await queries(this.em)
      .selectFrom('connections')
      .where('matched_user_id', '=', memberId)
      .orderBy('contacted_at', 'desc')
      .orderBy('id', 'desc')
      .select(['status', 'contacted_at as contactedAt', 'reminded_at as remindedAt'])
      .execute()
    return {
      contacts: contacts.map((row) => toConnection(row, now)),
      received: received.map(({ status, contactedAt, remindedAt }) => ({
        status,
        contactedAt: new Date(contactedAt).toISOString(),
        remindedAt: remindedAt === null ? null : new Date(remindedAt).toISOString(),
      })),
    }
  }

  async waiting(memberId: string): Promise<WaitingContacts> {
    return { waiting: await this.connections.waitingFor(memberId, this.clock.now()) }
  }

  /** How much, not with whom. */
  async counts(memberId: string): Promise<ConnectionCounts> {
    const [made, received] = await Promise.all([
      this.countByStatus('user_id', memberId),
      this.countByStatus('matched_user_id', memberId),
    ])
    return { made: toStatusCounts(made), received: toStatusCounts(received) }
  }

  private async countByStatus(side: 'user_id' | 'matched_user_id', memberId: string) {
    const rows = await queries(this.em)
      .selectFrom('connections')
      .where(side, '=', memberId)
      .groupBy('status')
      .select(['status', sql<number>`count(*)::integer`.as('count')])
      .execute()
    return new Map(rows.map(({ status, count }) => [status, count]))
  }
}
