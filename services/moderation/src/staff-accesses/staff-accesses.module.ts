import { Module } from '@nestjs/common'
import { StaffAccessesController } from './staff-accesses.controller.ts'
import { StaffAccesses } from './staff-accesses.ts'

@Module({
  controllers: [StaffAccessesController],
  providers: [StaffAccesses],
  exports: [StaffAccesses],
})
export class StaffAccessesModule {}
