import { Module } from '@nestjs/common'
import { RoomAccessModule } from '../room-access/room-access.module.ts'
import { AgreementController } from './agreement.controller.ts'
import { AgreementChanges } from './agreement-changes.ts'
import { AgreementVersions } from './agreement-versions.ts'
import { ApproveAgreement } from './approve-agreement.ts'
import { SaveAgreement } from './save-agreement.ts'

@Module({
  imports: [RoomAccessModule],
  controllers: [AgreementController],
  providers: [SaveAgreement, ApproveAgreement, AgreementChanges, AgreementVersions],
  exports: [AgreementVersions],
})
export class AgreementsModule {}
