import { defineEntity, p } from '@mikro-orm/core'
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql'
import type { ConnectionStatus } from '@rafiq/contracts/connections'
import type { TextTimes } from '@rafiq/service-kit'
import type { Kysely } from 'kysely'

const ConnectionRecordSchema = defineEntity({
  name: 'ConnectionRecord',
  tableName: 'connections',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    matchedUserId: p.uuid(),
    status: p.string().$type<ConnectionStatus>(),
    contactedAt: p.datetime(),
    respondedAt: p.datetime().nullable(),
    answeredAt: p.datetime().nullable(),
    /** When whoever was contacted was to be reminded of it. */
    remindedAt: p.datetime().nullable(),
    version: p.integer(),
  },
})

/** A contact in one direction: it belongs to `userId`, who made it. */
export class ConnectionRecord extends ConnectionRecordSchema.class {}
ConnectionRecordSchema.setClass(ConnectionRecord)

const MemberSchema = defineEntity({
  name: 'Member',
  tableName: 'members',
  properties: {
    memberId: p.uuid().primary(),
    name: p.text().nullable(),
    location: p.text().nullable(),
    age: p.integer().nullable(),
  },
})

export const entities = [ConnectionRecord, MemberSchema]

export type ConnectionTables = TextTimes<InferKyselyDB<typeof ConnectionRecordSchema | typeof MemberSchema>>

/** Queries typed from the entities, in the transaction that is under way, where there is one. */
export const queries = (em: EntityManager): Kysely<ConnectionTables> => em.getKysely<ConnectionTables>()
