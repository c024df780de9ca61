import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type RemoteManifest, remoteNameSchema, versionSchema } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { Version, withoutMaps } from '../registry/version.entity.ts'

/** `chat@1.0.0,matches@2.1.0`; gateways ask in several calls for a page of many. */
export const wantedSchema = z
  .string()
  .transform((list) => (list === '' ? [] : list.split(',').map((item) => item.split('@'))))
  .pipe(z.array(z.tuple([remoteNameSchema, versionSchema])).max(200))

export type Wanted = z.infer<typeof wantedSchema>

@Injectable()
export class ReadManifests {
  constructor(private readonly em: EntityManager) {}

  /** Those that exist; gateways know which of them nobody gets any more. */
  async run(wanted: Wanted): Promise<RemoteManifest[]> {
    if (wanted.length === 0) return []
    const rows = await this.em.find(Version, {
      deletedAt: null,
      $or: wanted.map(([remote, version]) => ({ remote, version })),
    })
    return rows.map(({ manifest }) => withoutMaps(manifest))
  }
}
