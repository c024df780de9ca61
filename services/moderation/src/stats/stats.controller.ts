import { Controller, Get, Query } from '@nestjs/common'
import {
  type ExposureStats,
  exposureStatsSchema,
  type ModeratorSeries,
  type ModeratorSeriesQuery,
  type ModeratorStats,
  moderatorSeriesQuerySchema,
  moderatorSeriesSchema,
  moderatorStatsSchema,
} from '@rafiq/contracts/moderation'
import { RateLimit, Returns } from '@rafiq/service-kit'
import { StaffOnly } from '../accounts/staff-only.ts'
import { StatsService } from './stats.service.ts'

@StaffOnly()
@Controller('api/moderator/stats')
export class StatsController {
  constructor(private readonly stats: StatsService) {}

  @Get()
  @RateLimit({ name: 'staff-stats', points: 120, seconds: 60, by: 'member' })
  @Returns(moderatorStatsSchema)
  read(): Promise<ModeratorStats> {
    return this.stats.read()
  }

  @Get('series')
  @RateLimit({ name: 'staff-series', points: 120, seconds: 60, by: 'member' })
  @Returns(moderatorSeriesSchema)
  series(
    @Query({ schema: moderatorSeriesQuerySchema }) query: ModeratorSeriesQuery,
  ): Promise<ModeratorSeries> {
    return this.stats.series(query)
  }

  /** Counts all members: less often than the others. */
  @Get('exposure')
  @RateLimit({ name: 'staff-exposure', points: 12, seconds: 60, by: 'member' })
  @Returns(exposureStatsSchema)
  exposure(): Promise<ExposureStats> {
    return this.stats.exposure()
  }
}
