import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { BlocksModule } from '../blocks/blocks.module.ts'
import { DeletionsModule } from '../deletions/deletions.module.ts'
import { FactorsModule } from '../factors/factors.module.ts'
import { MailsModule } from '../mails/mails.module.ts'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PairsModule } from '../pairs/pairs.module.ts'
import { PhotosModule } from '../photos/photos.module.ts'
import { SessionsModule } from '../sessions/sessions.module.ts'
import { ActivateMembers } from './activate-members.ts'
import { ChangeRole } from './change-role.ts'
import { CorrectGender } from './correct-gender.ts'
import { DeleteMember } from './delete-member.ts'
import { EndPauses } from './end-pauses.ts'
import { EndSessions } from './end-sessions.ts'
import { PauseMembers } from './pause-members.ts'
import { PausesController } from './pauses.controller.ts'
import { ReadMember } from './read-member.ts'
import { ReadReportable } from './read-reportable.ts'
import { ReportableController } from './reportable.controller.ts'
import { ResetFactors } from './reset-factors.ts'
import { StaffController } from './staff.controller.ts'
import { StaffGate, StaffRecord } from './staff-gate.ts'
import { StaffPauses } from './staff-pauses.ts'

@Module({
  imports: [
    MembersModule,
    MailsModule,
    PairsModule,
    PhotosModule,
    MatchesModule,
    BlocksModule,
    SessionsModule,
    FactorsModule,
    DeletionsModule,
  ],
  controllers: [PausesController, StaffController, ReportableController],
  providers: [
    AuditLog,
    StaffGate,
    StaffRecord,
    StaffPauses,
    EndPauses,
    PauseMembers,
    ActivateMembers,
    DeleteMember,
    ChangeRole,
    CorrectGender,
    ReadMember,
    ReadReportable,
    EndSessions,
    ResetFactors,
  ],
  exports: [StaffPauses],
})
export class StaffModule {}
