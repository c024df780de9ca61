import { defineEntity, p } from '@mikro-orm/core'
import type { ConnectionStatus } from '@rafiq/contracts'

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
    version: p.integer(),
  },
})

/** A contact in one direction: it belongs to `userId`, who made it. */
export class ConnectionRecord extends ConnectionRecordSchema.class {}
ConnectionRecordSchema.setClass(ConnectionRecord)
