import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { CallersModule } from '../callers/callers.module.ts'
import { RevokeRight } from './revoke-right.ts'
import { RightsController } from './rights.controller.ts'
import { RotateKey } from './rotate-key.ts'

/** What a team publishes with, as the team itself and staff see it, end it and replace it. */
@Module({
  imports: [CallersModule],
  controllers: [RightsController],
  providers: [AuditLog, RevokeRight, RotateKey],
})
export class RightsModule {}
