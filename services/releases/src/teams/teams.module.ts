import { Module } from '@nestjs/common'
import { PublishKeys } from './publish-keys.ts'
import { PublishTokens } from './publish-tokens.ts'
import { RunTokens } from './run-tokens.ts'
import { TeamRights } from './team-rights.ts'

/** What teams publish with: tokens of their own or of a run of their pipeline, and keys. */
@Module({
  providers: [PublishKeys, PublishTokens, RunTokens, TeamRights],
  exports: [PublishKeys, PublishTokens, RunTokens, TeamRights],
})
export class TeamsModule {}
