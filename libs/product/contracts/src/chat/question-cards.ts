import { storableText } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { limits } from '../limits.ts'
import { questionIds } from './question-deck.ts'

const question = z.enum(questionIds)
const clientId = z.uuid().toLowerCase()

/**
 * A question that one of a room's two members asked, as one of them sees it. What the other one answered is null until
 * both have: nobody's answer shows alone, and the server sends none before. `clientId` names the own answer as it is now.
 */
export const questionCardSchema = z
  .object({
    id: z.uuid(),
    chatRoomId: z.uuid(),
    question,
    askedById: z.uuid(),
    askedAt: z.iso.datetime(),
    own: z.object({ content: z.string(), clientId: z.uuid() }).nullable(),
    other: z.object({ answered: z.boolean(), content: z.string().nullable() }),
  })
  .meta({ id: 'QuestionCard' })

/** `GET /api/chat-rooms/{roomId}/question-cards`: all of the room, in the order in which they were asked. */
export const questionCardsSchema = z.array(questionCardSchema)

/**
 * `POST /api/chat-rooms/{roomId}/question-cards`: a question is asked once in a room. A repeated `clientId` is answered with
 * the card that it made.
 */
export const askQuestionSchema = z.object({ question, clientId }).meta({ id: 'AskQuestion' })

/**
 * `PUT /api/chat-rooms/{roomId}/question-cards/{cardId}/answer`: the caller's own answer, or another one as long as the other
 * has not answered. `replaces` is the `clientId` of the own answer that the caller knows, so that neither a second tab nor a
 * request that arrives late undoes a newer one; a repeated `clientId` changes nothing.
 */
export const answerQuestionSchema = z
  .object({
    content: storableText({ max: limits.questions.answer }),
    clientId,
    replaces: clientId.nullable(),
  })
  .meta({ id: 'AnswerQuestion' })

/** `question-card:changed`: a question of the room was asked or answered; whoever receives it reads the cards anew. */
const questionCardChangedSchema = z.object({ chatRoomId: z.uuid() })

export type QuestionCard = z.infer<typeof questionCardSchema>
export type AskQuestion = z.infer<typeof askQuestionSchema>
export type AnswerQuestion = z.infer<typeof answerQuestionSchema>
export type QuestionCardChanged = z.infer<typeof questionCardChangedSchema>
