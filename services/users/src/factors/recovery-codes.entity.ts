import { defineEntity, p } from '@mikro-orm/core'

const RecoveryCodeSetSchema = defineEntity({
  name: 'RecoveryCodeSet',
  tableName: 'recovery_codes',
  properties: {
    memberId: p.uuid().primary(),
    salt: p.text(),
    /** Of those that are left. */
    hashes: p.array().$type<string[]>(),
    createdAt: p.datetime(),
  },
})

export class RecoveryCodeSet extends RecoveryCodeSetSchema.class {}
RecoveryCodeSetSchema.setClass(RecoveryCodeSet)
