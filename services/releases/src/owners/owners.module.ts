import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { CallersModule } from '../callers/callers.module.ts'
import { OwnersController } from './owners.controller.ts'
import { SetOwner } from './set-owner.ts'

@Module({
  imports: [CallersModule],
  controllers: [OwnersController],
  providers: [AuditLog, SetOwner],
})
export class OwnersModule {}
