import { EntityManager } from '@mikro-orm/postgresql'
import { Controller, Get, Query } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { type RemoteManifest, remoteNameSchema, versionSchema } from '@rafiq/platform-contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { z } from 'zod'
import { Version } from '../registry/version.entity.ts'

/** `chat@1.0.0,matches@2.1.0`; gateways ask in several calls for a page of many. */
const wantedSchema = z
  .string()
  .transform((list) => (list === '' ? [] : list.split(',').map((item) => item.split('@'))))
  .pipe(z.array(z.tuple([remoteNameSchema, versionSchema])).max(200))

/** Manifests of versions of any age, for gateways that serve a page of long ago. */
@ApiExcludeController()
@InternalOnly('gateway')
@Controller('internal/manifests')
export class ManifestsController {
  constructor(private readonly em: EntityManager) {}

  /** Those that exist; gateways know which of them nobody gets any more. */
  @Get()
  async read(@Query('of', { schema: wantedSchema }) wanted: [string, string][]): Promise<RemoteManifest[]> {
    if (wanted.length === 0) return []
    const rows = await this.em.find(Version, {
      $or: wanted.map(([remote, version]) => ({ remote, version })),
    })
    return rows.map(({ manifest }) => manifest)
  }
}
