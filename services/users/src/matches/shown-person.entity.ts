import { defineEntity, p } from '@mikro-orm/core'

export const ShownPersonSchema = defineEntity({
  name: 'ShownPerson',
  tableName: 'shown_people',
  properties: {
    viewerId: p.uuid().primary(),
    personId: p.uuid().primary(),
    seenAt: p.datetime(),
    /** The last days of Riyadh on which the viewer was counted for the profile, the photo and the number. */
    profileOn: p.date().strictNullable(),
    photoOn: p.date().strictNullable(),
    phoneOn: p.date().strictNullable(),
  },
})

/** That an account was shown a member, and when last; it goes with either of them. */
export class ShownPerson extends ShownPersonSchema.class {}
ShownPersonSchema.setClass(ShownPerson)
