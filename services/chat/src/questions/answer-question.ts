import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { AnswerQuestion as Answer, QuestionCard } from '@rafiq/contracts/chat'
import { Clock, type Session } from '@rafiq/service-kit'
import { RoomLock } from '../room-access/room-lock.ts'
import { Sockets } from '../sockets/sockets.ts'
import { CardChanges } from './card-changes.ts'
import { CardRows } from './card-rows.ts'
import { decideAnswer, errors } from './question-rules.ts'

/** Stores one of the two answers of a card. What is told to the other says that something changed, never what. */
@Injectable()
export class AnswerQuestion {
  constructor(
    private readonly em: EntityManager,
    private readonly lock: RoomLock,
    private readonly changes: CardChanges,
    private readonly cards: CardRows,
    private readonly sockets: Sockets,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFoundError for a card that is not in a room of the caller's, ForbiddenError for a paused one, ConflictError
   * where both answers are shown or the own one is another than the caller knows
   */
  async answer({ memberId }: Session, roomId: string, cardId: string, answer: Answer): Promise<QuestionCard> {
    const otherId = await this.em.transactional(() => this.store(memberId, roomId, cardId, answer))
    this.sockets.emit([memberId, otherId], 'question-card:changed', { chatRoomId: roomId })
    return this.cards.one(cardId, memberId)
  }

  private async store(memberId: string, roomId: string, cardId: string, answer: Answer): Promise<string> {
    const { otherId, isActive } = await this.lock.hold(roomId, memberId)
    const answering = await this.changes.readAnswering(roomId, cardId, memberId)
    const decision = decideAnswer({ isActive, ...answering }, answer)
    if (decision === 'store') await this.changes.answer(cardId, memberId, answer, this.clock.now())
    else if (decision !== 'repeated') throw errors[decision]()
    return otherId
  }
}
