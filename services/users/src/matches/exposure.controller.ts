import { Controller, Get } from '@nestjs/common'
import { type ExposureStats, exposureStatsSchema } from '@rafiq/contracts/moderation'
import { InternalOnly, Returns } from '@rafiq/service-kit'
import { ReadExposure } from './read-exposure.ts'

/** For the moderation team's figures. */
@InternalOnly('moderation')
@Controller('internal/stats/exposure')
export class ExposureController {
  constructor(private readonly exposure: ReadExposure) {}

  @Get()
  @Returns(exposureStatsSchema)
  read(): Promise<ExposureStats> {
    return this.exposure.read()
  }
}
