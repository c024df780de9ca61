import { defineEntity, p } from '@mikro-orm/core'
import type { TokenPurpose } from './one-time-token.ts'

const OneTimeTokenSchema = defineEntity({
  name: 'OneTimeToken',
  tableName: 'one_time_tokens',
  properties: {
    /** SHA-256 of the token; the token itself is only in the mail. */
    hash: p.string().primary(),
    memberId: p.uuid(),
    purpose: p.string().$type<TokenPurpose>(),
    expiresAt: p.datetime(),
  },
})

export class OneTimeToken extends OneTimeTokenSchema.class {}
OneTimeTokenSchema.setClass(OneTimeToken)
