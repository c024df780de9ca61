import { defineEntity, p } from '@mikro-orm/core'

const LiveStateSchema = defineEntity({
  name: 'LiveState',
  tableName: 'live_state',
  properties: {
    id: p.integer().primary(),
    /** Made with the schema: revisions of another registry must not look like ours. */
    registry: p.uuid(),
    count: p.integer(),
  },
})

/** One row; its count grows in every transaction that changes what pages are composed from. */
export class LiveState extends LiveStateSchema.class {}
LiveStateSchema.setClass(LiveState)
