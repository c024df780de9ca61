import { Module } from '@nestjs/common'
import { OneTimeTokenRepository } from './one-time-token.repository.ts'

@Module({ providers: [OneTimeTokenRepository], exports: [OneTimeTokenRepository] })
export class OneTimeTokensModule {}
