import { defineEntity, p } from '@mikro-orm/core'

export const ViewCountSchema = defineEntity({
  name: 'ViewCount',
  tableName: 'view_counts',
  properties: {
    memberId: p.uuid().primary(),
    /** In Riyadh. */
    day: p.date().primary(),
    profile: p.integer(),
    photo: p.integer(),
    phone: p.integer(),
  },
})

/** How many different members were shown a member on a day; written with the record of people shown. It names no viewer. */
export class ViewCount extends ViewCountSchema.class {}
ViewCountSchema.setClass(ViewCount)
