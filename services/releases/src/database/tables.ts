import { defineEntity, p } from '@mikro-orm/core'
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql'
import type { FaultKind } from '@rafiq/platform-contracts'
import type { Kysely, Selectable } from 'kysely'
import type { AuditEntrySchema } from '../registry/audit-trail.ts'
import type { RemoteStateSchema } from '../registry/stored-state.ts'
import type { VersionSchema } from '../registry/version.entity.ts'

const BeaconCountSchema = defineEntity({
  name: 'BeaconCount',
  tableName: 'beacon_counts',
  properties: {
    remote: p.text().primary(),
    version: p.text().primary(),
    step: p.enum(['minute', 'hour']).primary(),
    at: p.datetime().primary(),
    measure: p.text().primary(),
    count: p.bigint('number'),
  },
})

const BeaconFaultSchema = defineEntity({
  name: 'BeaconFault',
  tableName: 'beacon_faults',
  properties: {
    remote: p.text().primary(),
    version: p.text().primary(),
    kind: p.text().$type<FaultKind>().primary(),
    error: p.text().primary(),
    file: p.text().primary(),
    line: p.integer().primary(),
    count: p.bigint('number'),
    lastAt: p.datetime(),
    composition: p.text(),
  },
})

const CanaryTrialSchema = defineEntity({
  name: 'CanaryTrial',
  tableName: 'canary_trials',
  properties: {
    remote: p.text().primary(),
    since: p.datetime().primary(),
    canary: p.text(),
    control: p.text().strictNullable(),
    percent: p.integer(),
    canaryLoads: p.bigint('number'),
    canaryFailed: p.bigint('number'),
    canaryWitnesses: p.integer(),
    controlLoads: p.bigint('number'),
    controlFailed: p.bigint('number'),
    controlWitnesses: p.integer(),
    pastSeconds: p.integer(),
    pastFailures: p.bigint('number'),
    rolledBackAt: p.datetime().strictNullable(),
    reason: p.text().strictNullable(),
  },
})

const CanaryWitnessSchema = defineEntity({
  name: 'CanaryWitness',
  tableName: 'canary_witnesses',
  properties: {
    remote: p.text().primary(),
    since: p.datetime().primary(),
    witness: p.integer().primary(),
    pages: p.integer(),
  },
})

const CanaryVoteSchema = defineEntity({
  name: 'CanaryVote',
  tableName: 'canary_votes',
  properties: {
    remote: p.text().primary(),
    since: p.datetime().primary(),
    page: p.text().primary(),
    witness: p.integer(),
  },
})

/** What canary analysis keeps; the tables of the registry have their entities there. */
export const analysisEntities = [
  BeaconCountSchema,
  BeaconFaultSchema,
  CanaryTrialSchema,
  CanaryWitnessSchema,
  CanaryVoteSchema,
]

/** Columns by the names of their properties, and times as dates. */
const options = { columnNamingStrategy: 'property', convertValues: true } as const

type Of<Schema extends { name: string }> = InferKyselyDB<Schema, typeof options>

type Tables = Of<
  | typeof BeaconCountSchema
  | typeof BeaconFaultSchema
  | typeof CanaryTrialSchema
  | typeof CanaryWitnessSchema
  | typeof CanaryVoteSchema
  | typeof RemoteStateSchema
  | typeof VersionSchema
> & { 'audit.release_entries': Of<typeof AuditEntrySchema>['release_entries'] }

/** What was counted for a trial. */
export type CanaryTrialRow = Selectable<Tables['canary_trials']>

/** Queries typed from the entities, in the transaction that is under way, where there is one. */
export const queries = (em: EntityManager): Kysely<Tables> => em.getKysely<Tables>(options)
