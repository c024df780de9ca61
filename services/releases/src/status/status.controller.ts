import { Controller, Get, Headers, Inject, Param, Query, SerializeOptions } from '@nestjs/common'
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger'
import {
  type ReleaseDiff,
  type ReleaseHistory,
  type ReleaseStatus,
  releaseDiffSchema,
  releaseHistorySchema,
  releaseStatusSchema,
  remoteNameSchema,
  versionSchema,
} from '@rafiq/contracts'
import { Public } from '@rafiq/service-kit'
import { PublishTokens } from '../tokens/publish-tokens.ts'
import { ReadDiff } from './read-diff.ts'
import { ReadHistory } from './read-history.ts'
import { ReadStatus } from './read-status.ts'

/** What is live, how it came to be, and how versions differ; any publish token may ask. */
@ApiBearerAuth()
@Public()
@Controller('api/releases')
export class StatusController {
  readonly #tokens: PublishTokens
  readonly #status: ReadStatus
  readonly #history: ReadHistory
  readonly #diff: ReadDiff

  constructor(
    @Inject(PublishTokens) tokens: PublishTokens,
    @Inject(ReadStatus) status: ReadStatus,
    @Inject(ReadHistory) history: ReadHistory,
    @Inject(ReadDiff) diff: ReadDiff,
  ) {
    this.#tokens = tokens
    this.#status = status
    this.#history = history
    this.#diff = diff
  }

  @Get('status')
  @ApiOkResponse({ standardSchema: releaseStatusSchema })
  @SerializeOptions({ schema: releaseStatusSchema })
  async status(@Headers('authorization') authorization: string | undefined): Promise<ReleaseStatus> {
    await this.#tokens.authenticate(authorization)
    return this.#status.run()
  }

  @Get(':remote/history')
  @ApiOkResponse({ standardSchema: releaseHistorySchema })
  @SerializeOptions({ schema: releaseHistorySchema })
  async history(
    @Headers('authorization') authorization: string | undefined,
    @Param('remote', { schema: remoteNameSchema }) remote: string,
  ): Promise<ReleaseHistory> {
    await this.#tokens.authenticate(authorization)
    return this.#history.run(remote)
  }

  @Get(':remote/diff')
  @ApiOkResponse({ standardSchema: releaseDiffSchema })
  @SerializeOptions({ schema: releaseDiffSchema })
  async diff(
    @Headers('authorization') authorization: string | undefined,
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Query('from', { schema: versionSchema }) from: string,
    @Query('to', { schema: versionSchema }) to: string,
  ): Promise<ReleaseDiff> {
    await this.#tokens.authenticate(authorization)
    return this.#diff.run(remote, from, to)
  }
}
