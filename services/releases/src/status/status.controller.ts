import { Controller, Get, Inject, Param, Query, SerializeOptions } from '@nestjs/common'
import { ApiOkResponse } from '@nestjs/swagger'
import {
  type ReleaseDiff,
  type ReleaseHistory,
  type ReleaseStatus,
  type ReleaseVersions,
  releaseDiffSchema,
  releaseHistorySchema,
  releaseStatusSchema,
  releaseVersionsSchema,
  remoteNameSchema,
  versionSchema,
} from '@rafiq/contracts'
import { ForCallers } from '../callers/caller.guard.ts'
import { ReadDiff } from './read-diff.ts'
import { ReadHistory } from './read-history.ts'
import { ReadStatus } from './read-status.ts'
import { ReadVersions } from './read-versions.ts'

/** What is live, how it came to be, and how versions differ; any publish token may ask, and admins. */
@ForCallers({ teams: 'every', admins: true })
@Controller('api/releases')
export class StatusController {
  readonly #status: ReadStatus
  readonly #history: ReadHistory
  readonly #versions: ReadVersions
  readonly #diff: ReadDiff

  constructor(
    @Inject(ReadStatus) status: ReadStatus,
    @Inject(ReadHistory) history: ReadHistory,
    @Inject(ReadVersions) versions: ReadVersions,
    @Inject(ReadDiff) diff: ReadDiff,
  ) {
    this.#status = status
    this.#history = history
    this.#versions = versions
    this.#diff = diff
  }

  @Get('status')
  @ApiOkResponse({ standardSchema: releaseStatusSchema })
  @SerializeOptions({ schema: releaseStatusSchema })
  status(): Promise<ReleaseStatus> {
    return this.#status.run()
  }

  @Get(':remote/history')
  @ApiOkResponse({ standardSchema: releaseHistorySchema })
  @SerializeOptions({ schema: releaseHistorySchema })
  history(@Param('remote', { schema: remoteNameSchema }) remote: string): Promise<ReleaseHistory> {
    return this.#history.run(remote)
  }

  @Get(':remote/versions')
  @ApiOkResponse({ standardSchema: releaseVersionsSchema })
  @SerializeOptions({ schema: releaseVersionsSchema })
  versions(@Param('remote', { schema: remoteNameSchema }) remote: string): Promise<ReleaseVersions> {
    return this.#versions.run(remote)
  }

  @Get(':remote/diff')
  @ApiOkResponse({ standardSchema: releaseDiffSchema })
  @SerializeOptions({ schema: releaseDiffSchema })
  diff(
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Query('from', { schema: versionSchema }) from: string,
    @Query('to', { schema: versionSchema }) to: string,
  ): Promise<ReleaseDiff> {
    return this.#diff.run(remote, from, to)
  }
}
