import { defineEntity, p } from '@mikro-orm/core'

const RemoteStateSchema = defineEntity({
  name: 'RemoteState',
  tableName: 'remote_states',
  properties: {
    remote: p.string().primary(),
    stable: p.string().nullable(),
    before: p.array().$type<string[]>(),
    canaryVersion: p.string().nullable(),
    canaryPercent: p.integer().nullable(),
    canarySalt: p.string().nullable(),
    disabled: p.boolean(),
    setByHand: p.boolean(),
    movedAt: p.datetime(),
  },
})

/** Where the channels of a remote stand (`remote-state.ts`). */
export class RemoteState extends RemoteStateSchema.class {}
RemoteStateSchema.setClass(RemoteState)
