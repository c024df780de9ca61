/**
 * The federation runtime with what the shell shares. A chunk of its own, so that pages without a remote are spared it;
 * the gateway preloads it where the page belongs to one.
 */
import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin'
import type { Mount } from '@rafiq/platform'
import { containerName } from '@rafiq/platform-contracts'
import { tell } from '../beacons/page-events.ts'
import { allVersions, type RemoteVersion } from '../composition/composition.ts'
import { compositionStore } from '../composition/composition-store.ts'
import { rememberBuiltins } from './builtins.ts'
import { loadTimeout } from './deadline.ts'
import { setWatchLeaks } from './leaks/leaks.ts'
import { PageLeaks } from './leaks/page-leaks.ts'
import { watchAdditions } from './leaks/watch-additions.ts'
import { setPageMonitor } from './monitored-page.ts'
import { setRestore } from './overwritten.ts'
import { PageAlive } from './page-alive.ts'
import { PageMonitor } from './page-monitor.tsx'
import { sharedModules } from './shared-modules.ts'

/** By the build: what `shell.json` says that this shell provides. */
declare const RAFIQ_PROVIDED: Readonly<Record<string, string>>

const integrityOf = (path: string) =>
  allVersions(compositionStore.getState()).find(({ url }) => url === path)?.integrity

/**
 * Fails closed: the runtime may load an entry only with the hash that the composition gives for it. Chunks and styles
 * are vouched for by the entry itself.
 */
const integrityPlugin = (
  integrityFor: (path: string) => string | undefined,
): ModuleFederationRuntimePlugin => ({
  name: 'rafiq-integrity',
  createScript({ url }) {
    const { pathname } = new URL(url, location.origin)
    const integrity = integrityFor(pathname)
    if (integrity === undefined) throw new Error(`${pathname} is not part of this page.`)
    const script = document.createElement('script')
    script.src = pathname
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
    script.async = true
    return { script, timeout: loadTimeout }
  },
})

const leaks = new PageLeaks(({ owner: { name, version }, error }) =>
  tell({ type: 'leaked', kind: 'leak', name, version, error }),
)
watchAdditions({ leaks, versions: () => allVersions(compositionStore.getState()) })
setWatchLeaks(leaks.watch)
setPageMonitor(PageMonitor)

// Before the first remote runs, and after everything of the shell has.
setRestore(rememberBuiltins())

const federation = init({
  name: 'rafiq_shell',
  remotes: [],
  shared: sharedModules(RAFIQ_PROVIDED),
  shareStrategy: 'loaded-first',
  // Remotes are built without a runtime core of their own and take this one.
  plugins: [provideRuntimeCore(), integrityPlugin(integrityOf)],
})

const pageAlive = new PageAlive()

/**
 * What a version of a remote exposes. Forced, so that a load that failed before is tried again.
 *
 * @param isPage a page that freezes is charged to the version whose page it is, not to who fills a slot in it
 */
export async function loadContainer(
  wanted: RemoteVersion,
  { isPage }: { isPage: boolean },
): Promise<unknown> {
  const { name, version, url, isolated, format } = wanted
  if (isPage) await pageAlive.begin(wanted)
  const container = containerName(name, version)
  // Modules are fetched by the browser itself, which takes each one's hash from the document's import map.
  const type = format === 'module' ? 'module' : 'var'
  federation.registerRemotes([{ name: container, entry: url, entryGlobalName: container, type }], {
    force: true,
  })
  const [remote, own] = await Promise.all([
    federation.loadRemote<{ default?: object }>(`${container}/remote`),
    isolated && federation.loadRemote<{ mount: Mount }>(`${container}/mount`),
  ])
  return own ? { ...remote?.default, mount: own.mount } : remote?.default
}
