import { Inject, Injectable } from '@nestjs/common'
import {
  type Connection,
  type ConnectionCounts,
  type Contact,
  limits,
  type MatchLimit,
  type MemberData,
  type Outcome,
} from '@rafiq/contracts'
import { NotFoundError, type Session } from '@rafiq/service-kit'
import { mustBeCaller } from './connection.policy.ts'
import { ConnectionRepository } from './connection.repository.ts'
import { MakeContact } from './make-contact.ts'
import { SettleContact } from './settle-contact.ts'
import { toConnection } from './to-connection.ts'
import { toStatusCounts } from './to-status-counts.ts'

type Direction = Pick<Contact, 'userId' | 'matchedUserId'>

@Injectable()
export class ConnectionService {
  constructor(
    @Inject(ConnectionRepository) private readonly connections: ConnectionRepository,
    @Inject(MakeContact) private readonly contacts: MakeContact,
    @Inject(SettleContact) private readonly settlements: SettleContact,
  ) {}

  async contact(session: Session, { userId, matchedUserId }: Direction): Promise<Connection> {
    mustBeCaller(userId, session)
    await this.contacts.make({ userId, matchedUserId })
    return this.read({ userId, matchedUserId })
  }

  async settle(session: Session, direction: Direction, outcome: Outcome): Promise<Connection> {
    mustBeCaller(direction.userId, session)
    await this.settlements.settle(direction, outcome)
    return this.read(direction)
  }

  async own(memberId: string): Promise<Connection[]> {
    return (await this.connections.list(memberId)).map(toConnection)
  }

  /** All that is held on a member. Who contacted the member is for the contact's owner to tell. */
  async export(memberId: string): Promise<MemberData<'connections'>> {
    const [contacts, received] = await Promise.all([
      this.connections.listHeld(memberId),
      this.connections.listReceived(memberId),
    ])
    return {
      contacts: contacts.map(toConnection),
      received: received.map(({ status, contactedAt }) => ({
        status,
        contactedAt: contactedAt.toISOString(),
      })),
    }
  }

  /** For the moderation team: how much, not with whom. */
  async counts(memberId: string): Promise<ConnectionCounts> {
    const [made, received] = await Promise.all([
      this.connections.countByStatus('user_id', memberId),
      this.connections.countByStatus('matched_user_id', memberId),
    ])
    return { made: toStatusCounts(made), received: toStatusCounts(received) }
  }

  async limit(memberId: string): Promise<MatchLimit> {
    return { matchesShared: await this.connections.countOpen(memberId), maxMatches: limits.openContacts }
  }

  private async read(direction: Direction): Promise<Connection> {
    const row = await this.connections.find(direction)
    // Gone within this moment: one of the two accounts was deleted.
    if (!row) throw new NotFoundError()
    return toConnection(row)
  }
}
