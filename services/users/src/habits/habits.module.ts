import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { HabitsController } from './habits.controller.ts'
import { OwnHabits } from './own-habits.ts'

@Module({
  imports: [MembersModule],
  controllers: [HabitsController],
  providers: [OwnHabits],
})
export class HabitsModule {}
