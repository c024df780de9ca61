import { Injectable } from '@nestjs/common'
import type { Connection } from '@rafiq/contracts/connections'
import { Clock, ConflictError, mustBeCaller, NotFoundError, type Session } from '@rafiq/service-kit'
import { UsersClient } from '../members/users-client.ts'
import { ConnectionRepository, type Direction } from './connection.repository.ts'
import { RecordContact } from './record-contact.ts'
import { toConnection } from './to-connection.ts'

/** Records that a member contacts a match. Whether the two match is asked at this moment, not remembered. */
@Injectable()
export class MakeContact {
  constructor(
    private readonly users: UsersClient,
    private readonly connections: ConnectionRepository,
    private readonly recording: RecordContact,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError of an obstacle, ForbiddenError for somebody else's contact, UnavailableError without the users service */
  async make(session: Session, { userId, matchedUserId }: Direction): Promise<Connection> {
    mustBeCaller(userId, session)
    const pair = await this.users.introduce(userId, matchedUserId)
    await this.recording.run({ userId, matchedUserId }, pair)
    return toConnection(await this.connections.get({ userId, matchedUserId }), this.clock.now())
  }

  /** Makes a contact of two who match, unless either has made one: the other's is as good for talking. */
  async ensure({ userId, matchedUserId }: Direction): Promise<void> {
    const pair = await this.users.introduce(userId, matchedUserId)
    const isActive = pair.member?.isActive ?? false
    if (isActive && !pair.matched) throw new NotFoundError()
    if (isActive && (await this.connections.existsBetween({ userId, matchedUserId }))) return
    try {
      await this.recording.run({ userId, matchedUserId }, pair)
    } catch (error) {
      // Made at this moment, by a second click.
      if (!(error instanceof ConflictError)) throw error
    }
  }
}
