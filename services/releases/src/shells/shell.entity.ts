import { defineEntity, p } from '@mikro-orm/core'
import type { ShellManifest } from '@rafiq/contracts'

const ShellSchema = defineEntity({
  name: 'Shell',
  tableName: 'shells',
  properties: {
    version: p.string().primary(),
    manifest: p.json().$type<ShellManifest>(),
    seenAt: p.datetime(),
  },
})

/** A shell that gateways serve; they say so once a minute. */
export class Shell extends ShellSchema.class {}
ShellSchema.setClass(Shell)
