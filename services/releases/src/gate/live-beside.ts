import type { EntityManager } from '@mikro-orm/postgresql'
import { isRehearsal, type ProductConfig, shellName } from '@rafiq/platform-contracts'
import { liveShells } from '../registry/live-shells.ts'
import { RemoteState } from '../registry/remote-state.entity.ts'
import { Version } from '../registry/version.entity.ts'
import type { LiveBeside } from './release.ts'

type GatewayPaths = Pick<ProductConfig, 'sockets' | 'demoPages'>

/** Of the gateway, whatever product it serves. */
const platformPaths = ['/api/*', '/shell/*', '/remotes/*', '/sdk/*', '/preview/*', '/healthz', '/readyz']

/**
 * What is live beside a remote, or the shell; the caller holds the registry's lock, so that it stays so. Whatever moves one
 * of a rehearsal ends all of it, so what is rehearsed is not beside it.
 */
export async function loadLiveBeside(
  em: EntityManager,
  { sockets, demoPages }: GatewayPaths,
  remote: string,
  now: Date,
): Promise<LiveBeside> {
  const others = { remote: { $nin: [remote, shellName] }, disabled: false }
  const states = await em.find(RemoteState, others, { refresh: true })
  const own = await em.findOne(RemoteState, { remote }, { refresh: true })
  const rehearsed = isRehearsal(own?.canarySalt)
  const live = states.flatMap((state) =>
    [state.stable, rehearsed && isRehearsal(state.canarySalt) ? null : state.canaryVersion].flatMap(
      (version) => (version ? [{ remote: state.remote, version }] : []),
    ),
  )
  const versions = live.length > 0 ? await em.find(Version, { $or: live }) : []
  return {
    reserved: [
      ...platformPaths,
      ...sockets.map(({ path }) => `${path}*`),
      ...demoPages.map(({ path }) => `${path}/*`),
    ],
    shells: await liveShells(em, now, { rehearsed }),
    remotes: versions.map(({ manifest }) => manifest),
  }
}
