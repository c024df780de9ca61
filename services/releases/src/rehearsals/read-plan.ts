import type { EntityManager } from '@mikro-orm/postgresql'
import { type RehearsalPlan, type Rehearsed, shellName } from '@rafiq/platform-contracts'
import { Shell } from '../registry/live-shells.ts'
import { RemoteState } from '../registry/remote-state.entity.ts'
import { Version } from '../registry/version.entity.ts'
import { planRehearsal } from './plan-rehearsal.ts'

/** Versions of a remote that are looked at: what is older was made for another platform. */
const lookedAt = 30

/** The plan for what is live now; the caller holds the registry's lock if it will act on it. */
export async function readPlan(em: EntityManager, rehearsed: Rehearsed): Promise<RehearsalPlan> {
  const order = { orderBy: { publishedAt: 'desc' }, limit: lookedAt } as const
  const usable = (remote: string) =>
    em.find(Version, { remote, yankedAt: null, deletedAt: null, endedAt: null }, order)
  const names = (await usable(shellName)).map(({ version }) => version)
  const known = await em.find(Shell, { version: { $in: names } })
  const shells = names.flatMap((name) => known.filter(({ version }) => version === name))
  const where = { remote: { $ne: shellName }, disabled: false, stable: { $ne: null } }
  const states = await em.find(RemoteState, where, { orderBy: { remote: 'asc' }, refresh: true })
  const remotes = []
  for (const { remote, stable } of states) {
    const { manifest } = await em.findOneOrFail(Version, { remote, version: stable ?? '' })
    const versions = await usable(remote)
    remotes.push({ stable: manifest, versions: versions.map((row) => row.manifest) })
  }
  const manifests = shells.map(({ manifest }) => manifest)
  return planRehearsal(rehearsed, manifests, remotes)
}
