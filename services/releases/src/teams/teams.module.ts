import { Module } from '@nestjs/common'
import { PublishKeys } from './publish-keys.ts'
import { PublishTokens } from './publish-tokens.ts'

/** What teams publish with: tokens and keys. */
@Module({ providers: [PublishKeys, PublishTokens], exports: [PublishKeys, PublishTokens] })
export class TeamsModule {}
