import { defineEntity, p } from '@mikro-orm/core'

const PublishKeySchema = defineEntity({
  name: 'PublishKey',
  tableName: 'publish_keys',
  properties: {
    id: p.uuid().primary(),
    remote: p.string(),
    /** Ed25519, as PEM. The private half is only with the team. */
    publicKey: p.text(),
    createdAt: p.datetime(),
    revokedAt: p.datetime().nullable(),
  },
})

/** A key whose signatures say that a team built what is published. */
export class PublishKey extends PublishKeySchema.class {}
PublishKeySchema.setClass(PublishKey)
