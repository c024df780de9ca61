import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common'
import {
  type AnswerQuestion as Answer,
  type AskQuestion as Asked,
  answerQuestionSchema,
  askQuestionSchema,
  type QuestionCard,
  questionCardSchema,
  questionCardsSchema,
} from '@rafiq/contracts/chat'
import { CurrentSession, idParam, RateLimit, Returns, type Session } from '@rafiq/service-kit'
import { AnswerQuestion } from './answer-question.ts'
import { AskQuestion } from './ask-question.ts'
import { CardRows } from './card-rows.ts'

@Controller('api/chat-rooms/:roomId/question-cards')
export class QuestionCardController {
  constructor(
    private readonly cards: CardRows,
    private readonly askQuestion: AskQuestion,
    private readonly answerQuestion: AnswerQuestion,
  ) {}

  @Get()
  @RateLimit({ name: 'question-cards', points: 240, seconds: 60, by: 'member' })
  @Returns(questionCardsSchema)
  list(
    @Param('roomId', idParam) roomId: string,
    @CurrentSession() { memberId }: Session,
  ): Promise<QuestionCard[]> {
    return this.cards.ofRoom(roomId, memberId)
  }

  @Post()
  @RateLimit({ name: 'ask-question', points: 30, seconds: 60, by: 'member' })
  @Returns(questionCardSchema, 201)
  ask(
    @Param('roomId', idParam) roomId: string,
    @Body({ schema: askQuestionSchema }) asked: Asked,
    @CurrentSession() session: Session,
  ): Promise<QuestionCard> {
    return this.askQuestion.ask(session, roomId, asked)
  }

  @Put(':cardId/answer')
  @RateLimit({ name: 'answer-question', points: 60, seconds: 60, by: 'member' })
  @Returns(questionCardSchema)
  answer(
    @Param('roomId', idParam) roomId: string,
    @Param('cardId', idParam) cardId: string,
    @Body({ schema: answerQuestionSchema }) answer: Answer,
    @CurrentSession() session: Session,
  ): Promise<QuestionCard> {
    return this.answerQuestion.answer(session, roomId, cardId, answer)
  }
}
