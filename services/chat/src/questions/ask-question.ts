import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { AskQuestion as Asked, QuestionCard } from '@rafiq/contracts/chat'
import { Clock, ConflictError, type Session, uuidv7 } from '@rafiq/service-kit'
import { RoomLock } from '../room-access/room-lock.ts'
import { Sockets } from '../sockets/sockets.ts'
import { CardChanges } from './card-changes.ts'
import { CardRows } from './card-rows.ts'
import { askError, errors } from './question-rules.ts'

/** Puts a question of the deck to both members of a room: stored, then told to both, then answered. */
@Injectable()
export class AskQuestion {
  constructor(
    private readonly em: EntityManager,
    private readonly lock: RoomLock,
    private readonly changes: CardChanges,
    private readonly cards: CardRows,
    private readonly sockets: Sockets,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFoundError for a room that is not the caller's, ForbiddenError for a paused one, ConflictError where the question
   * was asked before or the client id names another card, RuleError while as many wait as may
   */
  async ask({ memberId }: Session, roomId: string, asked: Asked): Promise<QuestionCard> {
    const { id, otherId } = await this.em.transactional(() => this.store(memberId, roomId, asked))
    // Also for a repetition: the first one may have been stored by a replica that told nobody.
    this.sockets.emit([memberId, otherId], 'question-card:changed', { chatRoomId: roomId })
    return this.cards.one(id, memberId)
  }

  private async store(memberId: string, roomId: string, { question, clientId }: Asked) {
    const { otherId, isActive } = await this.lock.hold(roomId, memberId)
    const known = await this.changes.findByClientId(memberId, clientId)
    if (known) {
      if (known.roomId !== roomId || known.question !== question) throw new ConflictError()
      return { id: known.id, otherId }
    }
    const rejection = askError({ isActive, ...(await this.changes.readAsking(roomId, question)) })
    if (rejection) throw errors[rejection]()
    const id = uuidv7()
    const askedAt = this.clock.now()
    const isAdded = await this.changes.add({ id, roomId, question, askedBy: memberId, clientId, askedAt })
    // Only this room is held: the same client id may have come to another one at this moment.
    if (!isAdded) throw new ConflictError()
    return { id, otherId }
  }
}
