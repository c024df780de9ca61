import { defineEntity, p } from '@mikro-orm/core'
import { type EntityManager } from '@mikro-orm/postgresql'
import { type ShellManifest } from '@rafiq/platform-contracts'

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

/** Milliseconds: gateways announce their shell once a minute; one that missed five is gone. */
const liveFor = 5 * 60_000

/** The shells that visitors get; while every gateway is away, the one that was seen last. */
export async function liveShells(em: EntityManager, now: Date): Promise<ShellManifest[]> {
  const shells = await em.find(Shell, {}, { orderBy: { seenAt: 'desc' } })
  const live = shells.filter(({ seenAt }) => now.getTime() - seenAt.getTime() < liveFor)
  return (live.length > 0 ? live : shells.slice(0, 1)).map(({ manifest }) => manifest)
}
