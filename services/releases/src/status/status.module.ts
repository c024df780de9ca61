import { Module } from '@nestjs/common'
import { CallersModule } from '../callers/callers.module.ts'
import { ReadDiff } from './read-diff.ts'
import { ReadHistory } from './read-history.ts'
import { ReadStatus } from './read-status.ts'
import { ReadVersion } from './read-version.ts'
import { ReadVersions } from './read-versions.ts'
import { StatusController } from './status.controller.ts'

@Module({
  imports: [CallersModule],
  controllers: [StatusController],
  providers: [ReadDiff, ReadHistory, ReadStatus, ReadVersion, ReadVersions],
})
export class StatusModule {}
