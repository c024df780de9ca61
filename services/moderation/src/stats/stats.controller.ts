import { Controller, Get, Inject, Query, SerializeOptions } from '@nestjs/common'
import {
  type ModeratorSeries,
  type ModeratorSeriesQuery,
  type ModeratorStats,
  moderatorSeriesQuerySchema,
  moderatorSeriesSchema,
  moderatorStatsSchema,
} from '@rafiq/contracts'
import { ApiOkResponse, RateLimit } from '@rafiq/service-kit'
import { StaffOnly } from '../staff/staff-only.ts'
import { StatsService } from './stats.service.ts'

@StaffOnly()
@Controller('api/moderator/stats')
export class StatsController {
  constructor(@Inject(StatsService) private readonly stats: StatsService) {}

  @Get()
  @RateLimit({ name: 'staff-stats', points: 120, seconds: 60, by: 'member' })
  @SerializeOptions({ schema: moderatorStatsSchema })
  @ApiOkResponse({ standardSchema: moderatorStatsSchema })
  read(): Promise<ModeratorStats> {
    return this.stats.read()
  }

  @Get('series')
  @RateLimit({ name: 'staff-series', points: 120, seconds: 60, by: 'member' })
  @SerializeOptions({ schema: moderatorSeriesSchema })
  @ApiOkResponse({ standardSchema: moderatorSeriesSchema })
  series(
    @Query({ schema: moderatorSeriesQuerySchema }) query: ModeratorSeriesQuery,
  ): Promise<ModeratorSeries> {
    return this.stats.series(query)
  }
}
