import { Controller, Get, Param, Query } from '@nestjs/common'
import {
  type AnalysisWindow,
  analysisWindowSchema,
  remoteNameSchema,
  type TracedFaults,
  tracedFaultsSchema,
} from '@rafiq/platform-contracts'
import { Returns } from '@rafiq/service-kit'
import { ForCallers } from '../callers/caller.guard.ts'
import { ReadFaults } from './read-faults.ts'

const windowQuery = { schema: analysisWindowSchema.default('hour') }

/** What failed and where, in the words of its source: for staff alone, since a publish token is not for reading code. */
@ForCallers({ teams: 'none', staff: true })
@Controller('api/releases/:remote/faults')
export class FaultsController {
  constructor(private readonly faults: ReadFaults) {}

  @Get()
  @Returns(tracedFaultsSchema)
  read(
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Query('window', windowQuery) window: AnalysisWindow,
  ): Promise<TracedFaults> {
    return this.faults.run(remote, window)
  }
}
