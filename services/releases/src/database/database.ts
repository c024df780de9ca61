import type { DatabaseOptions } from '@rafiq/service-kit'
import { AuditEntry } from '../registry/audit-trail.ts'
import { Shell } from '../registry/live-shells.ts'
import { LiveState } from '../registry/revision.ts'
import { Preview, RemoteState } from '../registry/stored-state.ts'
import { Version } from '../registry/version.entity.ts'
import { PublishKey } from '../teams/publish-keys.ts'
import { PublishToken } from '../teams/publish-tokens.ts'
import { Migration20261121000000Initial } from './migrations/migration-20261121000000-initial.ts'
import { Migration20261125040000CanaryVotes } from './migrations/migration-20261125040000-canary-votes.ts'
import { analysisEntities } from './tables.ts'

/** The schema `releases`: its tables. */
export function releasesDatabase(
  connections: Pick<DatabaseOptions, 'url' | 'directUrl' | 'pool'>,
): DatabaseOptions {
  return {
    ...connections,
    schema: 'releases',
    entities: [
      ...[AuditEntry, LiveState, Preview, PublishKey, PublishToken, RemoteState, Shell, Version],
      ...analysisEntities,
    ],
    migrations: [Migration20261121000000Initial, Migration20261125040000CanaryVotes],
  }
}
