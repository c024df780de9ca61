import type { DatabaseOptions } from '@rafiq/service-kit'
import { AuditEntry } from '../audit/audit-entry.entity.ts'
import { Channel } from '../channels/channel.entity.ts'
import { LiveState } from '../live/live-state.entity.ts'
import { Version } from '../publishing/version.entity.ts'
import { PublishToken } from '../tokens/publish-token.entity.ts'
import { Migration20261121000000Releases } from './migrations/migration-20261121000000-releases.ts'

/** The schema `releases`: its tables, and how they came to be. */
export function releasesDatabase(url: string, pool?: number): DatabaseOptions {
  return {
    url,
    schema: 'releases',
    entities: [AuditEntry, Channel, LiveState, PublishToken, Version],
    migrations: [Migration20261121000000Releases],
    ...(pool !== undefined && { pool }),
  }
}
