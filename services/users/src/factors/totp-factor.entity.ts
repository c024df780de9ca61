import { defineEntity, p } from '@mikro-orm/core'

const TotpFactorSchema = defineEntity({
  name: 'TotpFactor',
  tableName: 'totp_factors',
  properties: {
    memberId: p.uuid().primary(),
    /** As `SecretBox` leaves it. */
    sealedSecret: p.text(),
    /** Of the last code that was taken: it and those before it are used up. */
    lastStep: p.integer(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
})

/** An authenticator app that was confirmed by a code of it. */
export class TotpFactor extends TotpFactorSchema.class {}
TotpFactorSchema.setClass(TotpFactor)
