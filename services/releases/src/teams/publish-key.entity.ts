import { defineEntity, p } from '@mikro-orm/core'
import { rightProperties } from './team-right.ts'

const PublishKeySchema = defineEntity({
  name: 'PublishKey',
  tableName: 'publish_keys',
  properties: {
    ...rightProperties,
    /** Ed25519, as PEM. The private half is only with the team. */
    publicKey: p.text(),
  },
})

/** A key whose signatures say that a team built what is published. */
export class PublishKey extends PublishKeySchema.class {}
PublishKeySchema.setClass(PublishKey)
