import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common'
import { ApiAcceptedResponse } from '@nestjs/swagger'
import { type PageReport, pageReportSchema } from '@rafiq/contracts'
import { addressKey, Public, RateLimit } from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'
import { RecordReports } from './record-reports.ts'

/** Where pages report how the versions of remotes do in them. */
@Public()
@Controller('api/releases/reports')
export class ReportsController {
  readonly #reports: RecordReports

  constructor(@Inject(RecordReports) reports: RecordReports) {
    this.#reports = reports
  }

  /** Answers before anything is stored: no page waits for its report, and none is told whether it counted. */
  @Post()
  @HttpCode(202)
  @ApiAcceptedResponse()
  @RateLimit({ name: 'page-reports', by: 'address', points: 300, seconds: 60, insured: true })
  take(@Req() request: FastifyRequest, @Body({ schema: pageReportSchema }) report: PageReport): void {
    this.#reports.take(report, addressKey(request.ip))
  }
}
