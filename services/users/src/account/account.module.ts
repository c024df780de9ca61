import { Module } from '@nestjs/common'
import { BlocksModule } from '../blocks/blocks.module.ts'
import { ErasuresModule } from '../erasures/erasures.module.ts'
import { FactorsModule } from '../factors/factors.module.ts'
import { MatchesModule } from '../matches/matches.module.ts'
import { MemberDataClient } from '../member-data/member-data.client.ts'
import { MembersModule } from '../members/members.module.ts'
import { PairConnectionsModule } from '../pair-connections/pair-connections.module.ts'
import { PhotoModule } from '../photo/photo.module.ts'
import { SecurityMailsModule } from '../security-mails/security-mails.module.ts'
import { AccountController } from './account.controller.ts'
import { DeleteAccount } from './delete-account.ts'
import { ExportService } from './export.service.ts'
import { HeldHere } from './held-here.ts'

@Module({
  imports: [
    MembersModule,
    MatchesModule,
    PhotoModule,
    PairConnectionsModule,
    BlocksModule,
    ErasuresModule,
    FactorsModule,
    SecurityMailsModule,
  ],
  controllers: [AccountController],
  providers: [DeleteAccount, ExportService, HeldHere, MemberDataClient],
})
export class AccountModule {}
