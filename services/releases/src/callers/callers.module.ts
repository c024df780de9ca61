import { Module } from '@nestjs/common'
import { RateLimitsModule, SessionsModule } from '@rafiq/service-kit'
import { TeamsModule } from '../teams/teams.module.ts'
import { AccountSessions, Accounts } from './accounts.ts'

@Module({ providers: [Accounts], exports: [Accounts] })
class AccountsModule {}

/** Who may call, and how often: teams by their tokens, staff by their sessions. */
@Module({
  imports: [
    AccountsModule,
    TeamsModule,
    RateLimitsModule,
    SessionsModule.forRoot({ authority: AccountSessions, imports: [AccountsModule] }),
  ],
  exports: [AccountsModule, TeamsModule, RateLimitsModule, SessionsModule],
})
export class CallersModule {}
