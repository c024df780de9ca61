import { defineEntity, p } from '@mikro-orm/core'
import type { ConnectionStatus } from '@rafiq/contracts/connections'

export const PairConnectionSchema = defineEntity({
  name: 'PairConnection',
  tableName: 'pair_connections',
  properties: {
    memberId: p.uuid().primary(),
    matchedId: p.uuid().primary(),
    status: p.string().$type<ConnectionStatus>(),
    version: p.integer(),
  },
})

/** How far a contact between two members is, as the connections service tells it. */
export class PairConnection extends PairConnectionSchema.class {}
PairConnectionSchema.setClass(PairConnection)
