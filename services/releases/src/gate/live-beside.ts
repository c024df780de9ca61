import type { EntityManager } from '@mikro-orm/postgresql'
import type { ProductConfig } from '@rafiq/platform-contracts'
import { liveShells } from '../registry/live-shells.ts'
import { RemoteState } from '../registry/stored-state.ts'
import { Version } from '../registry/version.entity.ts'
import type { LiveBeside } from './release.ts'

type GatewayPaths = Pick<ProductConfig, 'sockets' | 'demoPages'>

/** Of the gateway, whatever product it serves. */
const platformPaths = ['/api/*', '/shell/*', '/remotes/*', '/preview/*', '/healthz', '/readyz']

/** What is live beside a remote; the caller holds the registry's lock, so that it stays so. */
export async function loadLiveBeside(
  em: EntityManager,
  { sockets, demoPages }: GatewayPaths,
  remote: string,
  now: Date,
): Promise<LiveBeside> {
  const states = await em.find(RemoteState, { remote: { $ne: remote }, disabled: false }, { refresh: true })
  const live = states.flatMap((state) =>
    [state.stable, state.canaryVersion].flatMap((version) =>
      version ? [{ remote: state.remote, version }] : [],
    ),
  )
  const versions = live.length > 0 ? await em.find(Version, { $or: live }) : []
  return {
    reserved: [
      ...platformPaths,
      ...sockets.map(({ path }) => `${path}*`),
      ...demoPages.map(({ path }) => `${path}/*`),
    ],
    shells: await liveShells(em, now),
    remotes: versions.map(({ manifest }) => manifest),
  }
}
