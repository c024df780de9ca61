import { Controller, Get, Query } from '@nestjs/common'
import {
  type AnalysisWindow,
  analysisWindowSchema,
  type CanaryAnalysis,
  canaryAnalysisSchema,
} from '@rafiq/platform-contracts'
import { Returns } from '@rafiq/service-kit'
import { ForCallers } from '../callers/caller.guard.ts'
import { ReadCanaryAnalysis } from './read-canary-analysis.ts'

const windowQuery = { schema: analysisWindowSchema.default('hour') }

/** How versions do in browsers; any publish token may ask, and staff who may release. */
@ForCallers({ teams: 'every', staff: true })
@Controller('api/releases/watch')
export class CanaryAnalysisController {
  constructor(private readonly analysis: ReadCanaryAnalysis) {}

  @Get()
  @Returns(canaryAnalysisSchema)
  read(@Query('window', windowQuery) window: AnalysisWindow): Promise<CanaryAnalysis> {
    return this.analysis.run(window)
  }
}
