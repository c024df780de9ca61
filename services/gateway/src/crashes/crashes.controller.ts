import { Body, Controller, HttpCode, Post, Query, Req } from '@nestjs/common'
import { ApiAcceptedResponse, ApiConsumes } from '@nestjs/swagger'
import {
  type BrowserReports,
  browserReportsSchema,
  browserReportsType,
  pageBeaconSchema,
} from '@rafiq/platform-contracts'
import { Public } from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'
import { ReportCrash } from './report-crash.ts'

const { composition: idSchema, page: tokenSchema } = pageBeaconSchema.shape

/** Where browsers report what a page does not live to tell: the documents say so (`Reporting-Endpoints`). */
@Public()
@Controller('api/browser-reports')
export class CrashesController {
  constructor(private readonly crashes: ReportCrash) {}

  @Post()
  @HttpCode(202)
  @ApiConsumes(browserReportsType)
  @ApiAcceptedResponse()
  take(
    @Req() { ip }: FastifyRequest,
    @Query('composition', { schema: idSchema }) composition: string,
    @Query('page', { schema: tokenSchema }) page: string,
    @Body({ schema: browserReportsSchema }) reports: BrowserReports,
  ): Promise<void> {
    return this.crashes.run({ composition, page }, reports, ip)
  }
}
