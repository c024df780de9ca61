import { Injectable } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import type { Connection, MatchLimit, ReceivedContact } from '@rafiq/contracts/connections'
import { Clock, type Session } from '@rafiq/service-kit'
import { ConnectionRepository } from './connection.repository.ts'
import { toConnection } from './to-connection.ts'

/** A member's own contacts, and how many of them may still wait. */
@Injectable()
export class ListContacts {
  constructor(
    private readonly connections: ConnectionRepository,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list({ memberId }: Session): Promise<Connection[]> {
    const now = this.clock.now()
    return (await this.connections.list(memberId)).map((row) => toConnection(row, now))
  }

  /** Those of others that are not settled, newest first: they wait for the member's answer, or have it already. */
  async received({ memberId }: Session): Promise<ReceivedContact[]> {
    const rows = await this.connections.received(memberId)
    return rows.map(({ userId, contactedAt, answeredAt, ...member }) => ({
      userId,
      contactedAt: contactedAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
      member,
    }))
  }

  async limit({ memberId }: Session): Promise<MatchLimit> {
    const matchesShared = await this.connections.countOpen(memberId, this.clock.now())
    return { matchesShared, maxMatches: limits.openContacts }
  }
}
