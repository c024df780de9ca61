import { defineEntity, p } from '@mikro-orm/core'
import type { NewPasskey } from '@rafiq/contracts'

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

export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey)
