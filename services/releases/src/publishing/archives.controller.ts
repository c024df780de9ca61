import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common'
import { ApiProduces } from '@nestjs/swagger'
import { releaseHeaders, remoteNameSchema, versionSchema } from '@rafiq/platform-contracts'
import { RateLimit } from '@rafiq/service-kit'
import type { FastifyReply } from 'fastify'
import { ForCallers } from '../callers/caller.guard.ts'
import { writeLimits } from '../callers/caller.ts'
import { PackVersion } from './pack-version.ts'

/** Versions as they were uploaded: a promotion to another platform publishes the same bytes under the same signature. */
@ForCallers({ teams: 'own', staff: false })
@RateLimit(...writeLimits('archives'))
@Controller('api/releases/:remote/versions/:version/archive')
export class ArchivesController {
  constructor(private readonly packVersion: PackVersion) {}

  @Get()
  @ApiProduces('application/gzip')
  async archive(
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Param('version', { schema: versionSchema }) version: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { archive, signature, commit } = await this.packVersion.run({ remote, version })
    reply.header(releaseHeaders.signature, signature)
    if (commit !== null) reply.header(releaseHeaders.commit, commit)
    return new StreamableFile(archive, { type: 'application/gzip', length: archive.length })
  }
}
