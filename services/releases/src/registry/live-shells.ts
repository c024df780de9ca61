import { defineEntity, p } from '@mikro-orm/core'
import { type EntityManager } from '@mikro-orm/postgresql'
import { isRehearsal, type ShellManifest, shellName, shellRelease } from '@rafiq/platform-contracts'
import { RemoteState } from './remote-state.entity.ts'
import { Version } from './version.entity.ts'

const ShellSchema = defineEntity({
  name: 'Shell',
  tableName: 'shells',
  properties: {
    version: p.string().primary(),
    manifest: p.json().$type<ShellManifest>(),
    seenAt: p.datetime(),
  },
})

/** What a shell's version provides. Gateways say once a minute which one they were deployed with. */
export class Shell extends ShellSchema.class {}
ShellSchema.setClass(Shell)

/** Of a shell that no gateway was deployed with. */
export const neverSeen = new Date(0)

/** Milliseconds: gateways announce their shell once a minute; one that missed five is gone. */
const liveFor = 5 * 60_000

/** The shells that visitors get; after the end of a rehearsal, where it ends by what is done (`rehearsed`). */
export async function liveShells(
  em: EntityManager,
  now: Date,
  { rehearsed = false } = {},
): Promise<ShellManifest[]> {
  const state = await em.findOne(RemoteState, { remote: shellName }, { refresh: true })
  if (!state) return deployedShells(em, now)
  const canary = rehearsed && isRehearsal(state.canarySalt) ? null : state.canaryVersion
  const versions = [state.stable, canary].filter((version) => version != null)
  return findShells(em, versions)
}

/** Those of these versions, which were all announced or published. */
export async function findShells(em: EntityManager, versions: readonly string[]): Promise<ShellManifest[]> {
  const shells = await em.find(Shell, { version: { $in: [...versions] } })
  return shells.map(({ manifest }) => manifest)
}

/** The shells of gateways, the latest first; while every gateway is unavailable, the one that was seen last. */
export async function deployedShells(em: EntityManager, now: Date): Promise<ShellManifest[]> {
  const shells = await em.find(Shell, { seenAt: { $gt: neverSeen } }, { orderBy: { seenAt: 'desc' } })
  const live = shells.filter(({ seenAt }) => now.getTime() - seenAt.getTime() < liveFor)
  return (live.length > 0 ? live : shells.slice(0, 1)).map(({ manifest }) => manifest)
}

/** What a published shell provides; no gateway was deployed with it. */
export async function keepShell(em: EntityManager, manifest: ShellManifest): Promise<void> {
  const { version } = manifest
  await em.upsert(Shell, { version, manifest, seenAt: neverSeen }, { onConflictAction: 'ignore' })
}

/** A gateway was deployed with it: it can be released from now on, like one that was published. */
export async function keepAnnounced(em: EntityManager, manifest: ShellManifest, now: Date): Promise<void> {
  const { version } = manifest
  await em.upsert(Shell, { version, manifest, seenAt: now })
  const id = { remote: shellName, version }
  if ((await em.count(Version, id)) > 0) return
  await em.upsert(
    Version,
    { ...id, manifest: shellRelease(manifest), publishedAt: now },
    { onConflictAction: 'ignore' },
  )
}
