import { defineEntity, p } from '@mikro-orm/core'
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql'
import type { AlertCause, CodePlace, FaultKind } from '@rafiq/platform-contracts'
import type { TextTimes } from '@rafiq/service-kit'
import { type AliasableExpression, type Expression, expressionBuilder, type Kysely } from 'kysely'
import type { AuditEntrySchema } from '../registry/audit-trail.ts'
import type { RemoteStateSchema } from '../registry/remote-state.entity.ts'
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
    column: p.integer().primary(),
    callers: p.json().$type<CodePlace[]>(),
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

/** When each cause was last told. */
const AlertSchema = defineEntity({
  name: 'Alert',
  tableName: 'alerts',
  properties: {
    remote: p.text().primary(),
    version: p.text().primary(),
    cause: p.text().$type<AlertCause>().primary(),
    raisedAt: p.datetime(),
  },
})

const AlertDeliverySchema = defineEntity({
  name: 'AlertDelivery',
  tableName: 'alert_deliveries',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(['mail', 'webhook']).primary(),
    address: p.text().primary(),
    remote: p.text(),
    version: p.text(),
    cause: p.text().$type<AlertCause>(),
    reason: p.text().strictNullable(),
    pages: p.integer().strictNullable(),
    of: p.integer().strictNullable(),
    raisedAt: p.datetime(),
    dueAt: p.datetime(),
    attempts: p.integer(),
  },
})

/** What canary analysis keeps; the tables of the registry have their entities there. */
export const analysisEntities = [
  BeaconCountSchema,
  BeaconFaultSchema,
  CanaryTrialSchema,
  CanaryWitnessSchema,
  CanaryVoteSchema,
  AlertSchema,
  AlertDeliverySchema,
]

type Of<Schema extends { name: string }> = TextTimes<InferKyselyDB<Schema>>

/** Counts are `bigint`, which comes as text too: whoever reads one asks for it `asNumber`. */
type Tables = Of<
  | typeof BeaconCountSchema
  | typeof BeaconFaultSchema
  | typeof CanaryTrialSchema
  | typeof CanaryWitnessSchema
  | typeof CanaryVoteSchema
  | typeof AlertSchema
  | typeof AlertDeliverySchema
  | typeof RemoteStateSchema
  | typeof VersionSchema
> & { 'audit.release_entries': Of<typeof AuditEntrySchema>['release_entries'] }

/** Queries typed from the entities, in the transaction that is under way, where there is one. */
export const queries = (em: EntityManager): Kysely<Tables> => em.getKysely<Tables>()

/** A `bigint` as the number that it is, as far as JavaScript counts. */
export const asNumber = (count: Expression<number>): Expression<number> & AliasableExpression<number> =>
  expressionBuilder<object, never>().cast<number>(count, 'double precision')
