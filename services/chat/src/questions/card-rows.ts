import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { QuestionCard } from '@rafiq/contracts/chat'
import { NotFoundError } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'

/** Question cards as one of the two sees them. What the other answered leaves the database only once both have. */
@Injectable()
export class CardRows {
  constructor(private readonly em: EntityManager) {}

  /**
   * In the order in which they were asked.
   * @throws NotFoundError where the room is not the member's, or a block hides it
   */
  async ofRoom(roomId: string, memberId: string): Promise<QuestionCard[]> {
    const rows = await this.query(memberId).where('rooms.id', '=', roomId).execute()
    if (rows.length === 0) throw new NotFoundError()
    return rows.flatMap(toCards)
  }

  /** @throws NotFoundError where there is no such card in a room that the member sees */
  async one(cardId: string, memberId: string): Promise<QuestionCard> {
    const rows = await this.query(memberId).where('question_cards.id', '=', cardId).execute()
    const [card] = rows.flatMap(toCards)
    if (!card) throw new NotFoundError()
    return card
  }

  /** A row for a room without cards too. */
  private query(memberId: string) {
    return queries(this.em)
      .selectFrom('rooms')
      .leftJoin('question_cards', 'question_cards.room_id', 'rooms.id')
      .leftJoin('question_answers as own', (join) =>
        join.onRef('own.card_id', '=', 'question_cards.id').on('own.member_id', '=', memberId),
      )
      .leftJoin('question_answers as other', (join) =>
        join.onRef('other.card_id', '=', 'question_cards.id').on('other.member_id', '<>', memberId),
      )
      .where('rooms.blocked', '=', false)
      .where((eb) => eb.or([eb('rooms.low_id', '=', memberId), eb('rooms.high_id', '=', memberId)]))
      .orderBy('question_cards.id')
      .select((eb) => [
        'question_cards.id',
        'question_cards.room_id as roomId',
        'question_cards.question',
        'question_cards.asked_by as askedBy',
        'question_cards.asked_at as askedAt',
        'own.content as ownContent',
        'own.client_id as ownClientId',
        eb('other.member_id', 'is not', null).as('otherAnswered'),
        eb
          .case()
          .when('own.member_id', 'is not', null)
          .then(eb.ref('other.content'))
          .end()
          .as('otherContent'),
      ])
  }
}

type Row = Awaited<ReturnType<ReturnType<CardRows['query']>['execute']>>[number]

function toCards(row: Row): QuestionCard[] {
  const { id, roomId, question, askedBy, askedAt, ownContent, ownClientId, otherAnswered, otherContent } = row
  if (id === null || roomId === null || question === null || askedBy === null || askedAt === null) return []
  return [
    {
      id,
      chatRoomId: roomId,
      question,
      askedById: askedBy,
      askedAt: new Date(askedAt).toISOString(),
      own:
        ownContent === null || ownClientId === null ? null : { content: ownContent, clientId: ownClientId },
      other: { answered: Boolean(otherAnswered), content: otherContent },
    },
  ]
}
