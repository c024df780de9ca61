import { Module } from '@nestjs/common'
import { RoomAccessModule } from '../room-access/room-access.module.ts'
import { AnswerQuestion } from './answer-question.ts'
import { AskQuestion } from './ask-question.ts'
import { CardChanges } from './card-changes.ts'
import { CardRows } from './card-rows.ts'
import { QuestionCardController } from './question-card.controller.ts'

@Module({
  imports: [RoomAccessModule],
  controllers: [QuestionCardController],
  providers: [AskQuestion, AnswerQuestion, CardChanges, CardRows],
})
export class QuestionsModule {}
