import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { BlocksModule } from '../blocks/blocks.module.ts'
import { FactorsModule } from '../factors/factors.module.ts'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { NoticesModule } from '../notices/notices.module.ts'
import { SecurityMailsModule } from '../security-mails/security-mails.module.ts'
import { AccountsController } from './accounts.controller.ts'
import { ActivateMembers } from './activate-members.ts'
import { ChangeRole } from './change-role.ts'
import { CorrectGender } from './correct-gender.ts'
import { DeleteMember } from './delete-member.ts'
import { EndPauses } from './end-pauses.ts'
import { EndSessions } from './end-sessions.ts'
import { PauseMembers } from './pause-members.ts'
import { ReadMember } from './read-member.ts'
import { ResetFactors } from './reset-factors.ts'
import { StaffController } from './staff.controller.ts'
import { StaffGate } from './staff-gate.ts'
import { StaffPauses } from './staff-pauses.ts'

@Module({
  imports: [MembersModule, NoticesModule, MatchesModule, BlocksModule, FactorsModule, SecurityMailsModule],
  controllers: [StaffController, AccountsController],
  providers: [
    AuditLog,
    StaffGate,
    StaffPauses,
    EndPauses,
    PauseMembers,
    ActivateMembers,
    DeleteMember,
    ChangeRole,
    CorrectGender,
    ReadMember,
    EndSessions,
    ResetFactors,
  ],
  exports: [StaffPauses],
})
export class StaffModule {}
