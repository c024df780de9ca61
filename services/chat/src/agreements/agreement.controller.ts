import { Body, Controller, Get, Param, Put } from '@nestjs/common'
import {
  type Agreement,
  type ApproveAgreement as Approval,
  agreementSchema,
  approveAgreementSchema,
  type SaveAgreement as Saved,
  saveAgreementSchema,
} from '@rafiq/contracts/chat'
import { CurrentSession, idParam, RateLimit, Returns, type Session } from '@rafiq/service-kit'
import { AgreementVersions } from './agreement-versions.ts'
import { ApproveAgreement } from './approve-agreement.ts'
import { SaveAgreement } from './save-agreement.ts'

@Controller('api/chat-rooms/:roomId/agreement')
export class AgreementController {
  constructor(
    private readonly versions: AgreementVersions,
    private readonly saveAgreement: SaveAgreement,
    private readonly approveAgreement: ApproveAgreement,
  ) {}

  @Get()
  @RateLimit({ name: 'agreement', points: 240, seconds: 60, by: 'member' })
  @Returns(agreementSchema)
  read(
    @Param('roomId', idParam) roomId: string,
    @CurrentSession() { memberId }: Session,
  ): Promise<Agreement> {
    return this.versions.read(roomId, memberId)
  }

  @Put()
  @RateLimit({ name: 'save-agreement', points: 30, seconds: 60, by: 'member' })
  @Returns(agreementSchema)
  save(
    @Param('roomId', idParam) roomId: string,
    @Body({ schema: saveAgreementSchema }) saved: Saved,
    @CurrentSession() session: Session,
  ): Promise<Agreement> {
    return this.saveAgreement.save(session, roomId, saved)
  }

  @Put('approval')
  @RateLimit({ name: 'approve-agreement', points: 30, seconds: 60, by: 'member' })
  @Returns(agreementSchema)
  approve(
    @Param('roomId', idParam) roomId: string,
    @Body({ schema: approveAgreementSchema }) approval: Approval,
    @CurrentSession() session: Session,
  ): Promise<Agreement> {
    return this.approveAgreement.approve(session, roomId, approval)
  }
}
