import { defineEntity, p } from '@mikro-orm/core'

const SignInFailuresSchema = defineEntity({
  name: 'SignInFailures',
  tableName: 'sign_in_failures',
  properties: {
    memberId: p.uuid().primary(),
    hour: p.datetime().primary(),
    failures: p.integer(),
    /** Keyed hashes. */
    addresses: p.array().$type<string[]>(),
    moreAddresses: p.boolean(),
  },
})

/** Failed sign-ins of one account in one hour, until the audit log has them. */
export class SignInFailures extends SignInFailuresSchema.class {}
SignInFailuresSchema.setClass(SignInFailures)
