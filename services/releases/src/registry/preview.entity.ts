import { defineEntity, p } from '@mikro-orm/core'

const PreviewSchema = defineEntity({
  name: 'Preview',
  tableName: 'previews',
  properties: {
    remote: p.string().primary(),
    name: p.string().primary(),
    version: p.string(),
    expiresAt: p.datetime(),
  },
})

/** The channel `preview/<name>` of a remote. */
export class Preview extends PreviewSchema.class {}
PreviewSchema.setClass(Preview)
