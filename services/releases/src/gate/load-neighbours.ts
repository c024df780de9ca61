import type { EntityManager } from '@mikro-orm/postgresql'
import { RemoteState } from '../channels/remote-state.entity.ts'
import { Version } from '../publishing/version.entity.ts'
import { liveShells } from '../shells/live-shells.ts'
import type { Neighbours } from './neighbours.ts'

/** What is live beside a remote; the caller holds the registry's lock, so that it stays so. */
export async function loadNeighbours(em: EntityManager, remote: string, now: Date): Promise<Neighbours> {
  const states = await em.find(RemoteState, { remote: { $ne: remote }, disabled: false })
  const live = states.flatMap((state) =>
    [state.stable, state.canaryVersion].flatMap((version) =>
      version ? [{ remote: state.remote, version }] : [],
    ),
  )
  const versions = live.length > 0 ? await em.find(Version, { $or: live }) : []
  return { shells: await liveShells(em, now), remotes: versions.map(({ manifest }) => manifest) }
}
