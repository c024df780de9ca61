import { defineEntity, p } from '@mikro-orm/core'

const PublishTokenSchema = defineEntity({
  name: 'PublishToken',
  tableName: 'publish_tokens',
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of the token; the token itself is only with the team. */
    digest: p.string(),
    /** The one remote it publishes. */
    remote: p.string(),
    createdAt: p.datetime(),
    /** To a minute; null: never. */
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
})

/** A team's right to publish its remote. */
export class PublishToken extends PublishTokenSchema.class {}
PublishTokenSchema.setClass(PublishToken)
