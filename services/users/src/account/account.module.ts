import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { PhotoModule } from '../photo/photo.module.ts'
import { AccountController } from './account.controller.ts'
import { ExportService } from './export.service.ts'

@Module({
  imports: [MembersModule, PhotoModule],
  controllers: [AccountController],
  providers: [ExportService],
})
export class AccountModule {}
