import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { AccountsModule } from '../accounts/accounts.module.ts'
import { NoticesModule } from '../notices/notices.module.ts'
import { AnswerRequest } from './answer-request.ts'
import { AppealedDecisions } from './appealed-decisions.ts'
import { OwnRequestsController } from './own-requests.controller.ts'
import { OwnRequests } from './own-requests.ts'
import { RequestQueue } from './request-queue.ts'
import { RequestsController } from './requests.controller.ts'

@Module({
  imports: [AccountsModule, NoticesModule],
  controllers: [OwnRequestsController, RequestsController],
  providers: [AuditLog, AppealedDecisions, OwnRequests, RequestQueue, AnswerRequest],
  exports: [OwnRequests],
})
export class RequestsModule {}
