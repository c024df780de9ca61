import { Controller, Get, Param, Query } from '@nestjs/common'
import {
  type ReleaseDiff,
  type ReleaseHistory,
  type ReleaseStatus,
  type ReleaseVersion,
  type ReleaseVersions,
  releaseDiffSchema,
  releaseHistorySchema,
  releaseStatusSchema,
  releaseVersionSchema,
  releaseVersionsSchema,
  remoteNameSchema,
  versionSchema,
} from '@rafiq/platform-contracts'
import { Returns } from '@rafiq/service-kit'
import { ForCallers } from '../callers/caller.guard.ts'
import { ReadDiff } from './read-diff.ts'
import { ReadHistory } from './read-history.ts'
import { ReadStatus } from './read-status.ts'
import { ReadVersion } from './read-version.ts'
import { ReadVersions } from './read-versions.ts'

/** What is live, how it came to be, and how versions differ; any publish token may ask, and admins. */
@ForCallers({ teams: 'every', staff: true })
@Controller('api/releases')
export class StatusController {
  constructor(
    private readonly statusReader: ReadStatus,
    private readonly historyReader: ReadHistory,
    private readonly versionsReader: ReadVersions,
    private readonly versionReader: ReadVersion,
    private readonly diffReader: ReadDiff,
  ) {}

  @Get('status')
  @Returns(releaseStatusSchema)
  status(): Promise<ReleaseStatus> {
    return this.statusReader.run()
  }

  @Get(':remote/history')
  @Returns(releaseHistorySchema)
  history(@Param('remote', { schema: remoteNameSchema }) remote: string): Promise<ReleaseHistory> {
    return this.historyReader.run(remote)
  }

  @Get(':remote/versions')
  @Returns(releaseVersionsSchema)
  versions(@Param('remote', { schema: remoteNameSchema }) remote: string): Promise<ReleaseVersions> {
    return this.versionsReader.run(remote)
  }

  @Get(':remote/versions/:version')
  @Returns(releaseVersionSchema)
  version(
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Param('version', { schema: versionSchema }) version: string,
  ): Promise<ReleaseVersion> {
    return this.versionReader.run(remote, version)
  }

  @Get(':remote/diff')
  @Returns(releaseDiffSchema)
  diff(
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Query('from', { schema: versionSchema }) from: string,
    @Query('to', { schema: versionSchema }) to: string,
  ): Promise<ReleaseDiff> {
    return this.diffReader.run(remote, from, to)
  }
}
