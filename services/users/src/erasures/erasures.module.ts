import { Module } from '@nestjs/common'
import { DeletionRecords } from './deletion-records.ts'
import { FollowErasures } from './follow-erasures.ts'
import { WatchDeletions } from './watch-deletions.ts'

@Module({ providers: [DeletionRecords, FollowErasures, WatchDeletions], exports: [DeletionRecords] })
export class ErasuresModule {}
