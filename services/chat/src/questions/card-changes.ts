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
      .where('askedBy', '=', memberId)
      .where('clientId', '=', clientId)
      .select(['id', 'roomId', 'question'])
      .executeTakeFirst()
  }

  /** What speaks against one more card in a room that is held. */
  async readAsking(roomId: string, question: QuestionId): Promise<Omit<Asking, 'isActive'>> {
    const cards = await queries(this.em)
      .selectFrom('question_cards')
      .leftJoin('question_answers', 'question_answers.cardId', 'question_cards.id')
      .where('question_cards.roomId', '=', roomId)
      .groupBy('question_cards.id')
      .select(['question_cards.question', sql<number>`count(card_id)::integer`.as('answers')])
      .execute()
    return {
      isAsked: cards.some((card) => card.question === question),
      open: cards.filter(({ answers }) => answers < 2).length,
    }
  }

  async add(card: {
    id: string
    roomId: string
    question: QuestionId
    askedBy: string
    clientId: string
    askedAt: Date
  }): Promise<void> {
    await queries(this.em).insertInto('question_cards').values(card).execute()
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
      .leftJoin('question_answers', 'question_answers.cardId', 'question_cards.id')
      .where('question_cards.id', '=', cardId)
      .where('question_cards.roomId', '=', roomId)
      .select(['question_answers.memberId', 'question_answers.clientId'])
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
    await queries(this.em)
      .insertInto('question_answers')
      .values({ cardId, memberId, content, clientId, answeredAt })
      .onConflict((conflict) =>
        conflict.columns(['cardId', 'memberId']).doUpdateSet({ content, clientId, answeredAt }),
      )
      .execute()
  }
}
