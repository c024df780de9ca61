import { Body, Controller, Get, Put } from '@nestjs/common'
import { type Habits, habitsSchema } from '@rafiq/contracts/habits'
import { CurrentSession, RateLimit, Returns, type Session } from '@rafiq/service-kit'
import { OwnHabits } from './own-habits.ts'

@RateLimit({ name: 'habits', points: 60, seconds: 900, by: 'member' })
@Controller('api/user/habits')
export class HabitsController {
  constructor(private readonly habits: OwnHabits) {}

  @Get()
  @Returns(habitsSchema)
  read(@CurrentSession() { memberId }: Session): Promise<Habits> {
    return this.habits.read(memberId)
  }

  @Put()
  @Returns(habitsSchema)
  replace(
    @CurrentSession() { memberId }: Session,
    @Body({ schema: habitsSchema }) card: Habits,
  ): Promise<Habits> {
    return this.habits.replace(memberId, card)
  }
}
