import type { DatabaseOptions } from '@rafiq/service-kit'
import { AuditEntry } from '../audit/audit-entry.entity.ts'
import { Preview } from '../channels/preview.entity.ts'
import { RemoteState } from '../channels/remote-state.entity.ts'
import { PublishKey } from '../keys/publish-key.entity.ts'
import { LiveState } from '../live/live-state.entity.ts'
import { Version } from '../publishing/version.entity.ts'
import { Shell } from '../shells/shell.entity.ts'
import { PublishToken } from '../tokens/publish-token.entity.ts'
import { Migration20261121000000Releases } from './migrations/migration-20261121000000-releases.ts'
import { Migration20261121120000Channels } from './migrations/migration-20261121120000-channels.ts'
import { Migration20261121200000Watch } from './migrations/migration-20261121200000-watch.ts'
import { Migration20261122000000Past } from './migrations/migration-20261122000000-past.ts'
import { Migration20261122030000Trail } from './migrations/migration-20261122030000-trail.ts'
import { Migration20261122140000LastUse } from './migrations/migration-20261122140000-last-use.ts'

/** The schema `releases`: its tables, and how they came to be. */
export function releasesDatabase(url: string, pool?: number): DatabaseOptions {
  return {
    url,
    schema: 'releases',
    entities: [AuditEntry, LiveState, Preview, PublishKey, PublishToken, RemoteState, Shell, Version],
    migrations: [
      Migration20261121000000Releases,
      Migration20261121120000Channels,
      Migration20261121200000Watch,
      Migration20261122000000Past,
      Migration20261122030000Trail,
      Migration20261122140000LastUse,
    ],
    ...(pool !== undefined && { pool }),
  }
}
