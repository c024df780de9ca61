import { Module } from '@nestjs/common'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { NoticesModule } from '../notices/notices.module.ts'
import { OneTimeTokensModule } from '../one-time-tokens/one-time-tokens.module.ts'
import { SecurityMailsModule } from '../security-mails/security-mails.module.ts'
import { SignInFailuresModule } from '../sign-in-failures/sign-in-failures.module.ts'
import { LapseService } from './lapse.service.ts'

@Module({
  imports: [
    MatchesModule,
    MembersModule,
    NoticesModule,
    OneTimeTokensModule,
    SecurityMailsModule,
    SignInFailuresModule,
  ],
  providers: [LapseService],
})
export class LapseModule {}
