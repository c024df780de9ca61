import { defineEntity, p } from '@mikro-orm/core'
import type { NewPasskey } from '@rafiq/contracts/accounts'

export type PasskeyTransport = NonNullable<NewPasskey['response']['transports']>[number]

const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid(),
    /** What the authenticator calls it, as base64url. */
    credentialId: p.text(),
    /** COSE. */
    publicKey: p.blob(),
    /** Of the authenticator's signatures; 0 for ever where it does not count. */
    counter: p.bigint('number'),
    transports: p.array().$type<PasskeyTransport[]>(),
    synced: p.boolean(),
    name: p.text(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
})

/** A way to sign in that an authenticator holds. */
export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey)

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

export const RecoveryCodeSetSchema = defineEntity({
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

/** What stands in for a factor that is lost. */
export class RecoveryCodeSet extends RecoveryCodeSetSchema.class {}
RecoveryCodeSetSchema.setClass(RecoveryCodeSet)
