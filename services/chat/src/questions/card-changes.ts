import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { AnswerQuestion, QuestionId } from '@rafiq/contracts/chat'
import { NotFoundError } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { queries } from '../database/tables.ts'
import type { Answering, Asking } from './question-rules.ts'

/** What is written to cards, each in the transaction that is under way. */
@Injectable()
export class CardChanges {
  constructor(private readonly em: EntityManager) {}

  /** The card that a member made under a client id, in whatever room. */
  findByClientId(memberId: string, clientId: string) {
    return queries(this.em)
      .selectFrom('question_cards')
      .where('asked_by', '=', memberId)
      .where('client_id', '=', clientId)
      .select(['id', 'room_id as roomId', 'question'])
      .executeTakeFirst()
  }

  /** What speaks against one more card in a room that is held. */
  async readAsking(roomId: string, question: QuestionId): Promise<Omit<Asking, 'isActive'>> {
    const cards = await queries(this.em)
      .selectFrom('question_cards')
      .leftJoin('question_answers', 'question_answers.card_id', 'question_cards.id')
      .where('question_cards.room_id', '=', roomId)
      .groupBy('question_cards.id')
      .select(['question_cards.question', sql<number>`count(card_id)::integer`.as('answers')])
      .execute()
    return {
      isAsked: cards.some((card) => card.question === question),
      open: cards.filter(({ answers }) => answers < 2).length,
    }
  }

  /** @returns whether it was: not where the client id is that of a card which another transaction has added meanwhile */
  async add(card: {
    id: string
    roomId: string
    question: QuestionId
    askedBy: string
    clientId: string
    askedAt: Date
  }): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await queries(this.em)
      .insertInto('question_cards')
      .values({
        id: card.id,
        room_id: card.roomId,
        question: card.question,
        asked_by: card.askedBy,
        client_id: card.clientId,
        asked_at: card.askedAt,
      })
      .onConflict((conflict) => conflict.columns(['asked_by', 'client_id']).doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

  /**
   * What holds of a card of a room that is held.
   * @throws NotFoundError where it is of another one
   */
  async readAnswering(
    roomId: string,
    cardId: string,
    memberId: string,
  ): Promise<Omit<Answering, 'isActive'>> {
    const rows = await queries(this.em)
      .selectFrom('question_cards')
      .leftJoin('question_answers', 'question_answers.card_id', 'question_cards.id')
      .where('question_cards.id', '=', cardId)
      .where('question_cards.room_id', '=', roomId)
      .select(['question_answers.member_id as memberId', 'question_answers.client_id as clientId'])
      .execute()
    if (rows.length === 0) throw new NotFoundError()
    return {
      own: rows.find((row) => row.memberId === memberId)?.clientId ?? null,
      otherAnswered: rows.some((row) => row.memberId !== null && row.memberId !== memberId),
    }
  }

  async answer(
    cardId: string,
    memberId: string,
    { content, clientId }: Pick<AnswerQuestion, 'content' | 'clientId'>,
    answeredAt: Date,
  ): Promise<void> {
    const answer = { content, client_id: clientId, answered_at: answeredAt }
    await queries(this.em)
      .insertInto('question_answers')
      .values({ card_id: cardId, member_id: memberId, ...answer })
      .onConflict((conflict) => conflict.columns(['card_id', 'member_id']).doUpdateSet(answer))
      .execute()
  }
}
