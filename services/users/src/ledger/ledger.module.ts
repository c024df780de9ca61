import { Module } from '@nestjs/common'
import { ClearViewCounts } from './clear-view-counts.ts'
import { LedgerController } from './ledger.controller.ts'
import { ReadLedger } from './read-ledger.ts'
import { ViewCounts } from './view-counts.ts'

@Module({
  controllers: [LedgerController],
  providers: [ViewCounts, ReadLedger, ClearViewCounts],
  exports: [ViewCounts],
})
export class LedgerModule {}
