import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common'
import { ApiAcceptedResponse } from '@nestjs/swagger'
import { type PageBeacon, pageBeaconSchema } from '@rafiq/platform-contracts'
import { addressKey, Public, RateLimit } from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'
import { RecordBeacons } from './record-beacons.ts'

/** Where pages tell how the versions of remotes do in them. */
@Public()
@Controller('api/releases/reports')
export class BeaconsController {
  constructor(private readonly beacons: RecordBeacons) {}

  /** Answers before anything is stored: no page waits for its beacon, and none is told whether it counted. */
  @Post()
  @HttpCode(202)
  @ApiAcceptedResponse()
  @RateLimit({ name: 'page-reports', by: 'address', points: 300, seconds: 60, insured: true })
  take(@Req() { ip }: FastifyRequest, @Body({ schema: pageBeaconSchema }) beacon: PageBeacon): void {
    this.beacons.take(beacon, addressKey(ip))
  }
}
