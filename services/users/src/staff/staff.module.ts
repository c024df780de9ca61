import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { MembersModule } from '../members/members.module.ts'
import { NoticesModule } from '../notices/notices.module.ts'
import { AccountsController } from './accounts.controller.ts'
import { ActivateMembers } from './activate-members.ts'
import { ChangeRole } from './change-role.ts'
import { DeleteMember } from './delete-member.ts'
import { EndPauses } from './end-pauses.ts'
import { PauseMembers } from './pause-members.ts'
import { ReadMember } from './read-member.ts'
import { StaffController } from './staff.controller.ts'
import { StaffGate } from './staff-gate.ts'
import { StaffPauses } from './staff-pauses.ts'

@Module({
  imports: [MembersModule, NoticesModule],
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
    ReadMember,
  ],
  exports: [StaffPauses],
})
export class StaffModule {}
