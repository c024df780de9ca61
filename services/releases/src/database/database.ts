import type { DatabaseOptions } from '@rafiq/service-kit'
import { RemoteOwner } from '../owners/owner.entity.ts'
import { AuditEntry } from '../registry/audit-trail.ts'
import { DeclaredApi } from '../registry/declared-api.entity.ts'
import { Shell } from '../registry/live-shells.ts'
import { Preview } from '../registry/preview.entity.ts'
import { ProofRecord } from '../registry/proof.entity.ts'
import { ProofInProgress } from '../registry/proof-in-progress.entity.ts'
import { RemoteState } from '../registry/remote-state.entity.ts'
import { LiveState } from '../registry/revision.ts'
import { Version } from '../registry/version.entity.ts'
import { VersionSignature } from '../registry/version-signature.entity.ts'
import { PublishKey } from '../teams/publish-key.entity.ts'
import { PublishToken } from '../teams/publish-tokens.ts'
import { Migration20261121000000Initial } from './initial-migration.ts'
import { analysisEntities } from './tables.ts'

/** The schema `releases`: its tables. */
export function releasesDatabase(
  connections: Pick<DatabaseOptions, 'url' | 'directUrl' | 'pool'>,
): DatabaseOptions {
  return {
    ...connections,
    schema: 'releases',
    entities: [
      ...[AuditEntry, DeclaredApi, LiveState, Preview, ProofInProgress, ProofRecord, PublishKey],
      ...[PublishToken, RemoteOwner, RemoteState, Shell, Version, VersionSignature],
      ...analysisEntities,
    ],
    migrations: [Migration20261121000000Initial],
  }
}
