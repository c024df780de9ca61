import { isApiError, isNetworkError, RemoteBoundary } from '@rafiq/platform'
import { addMessages } from '@rafiq/platform/shell'
import type { DocumentRemote } from '@rafiq/platform-contracts'
import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { tell } from '../beacons/page-events.ts'
import { fillersOf, type OwnedRemote, type RemoteVersion } from '../composition/composition.ts'
import { useComposition } from '../composition/composition-store.ts'
import { wholeRemote } from '../composition/whole-remote.ts'
import { isOwnReadFailure } from './is-own-read-failure.ts'
import { LeakWatch } from './leaks/leak-watch.tsx'
import { remoteLoader } from './page-state.ts'
import type { LoadedRemote } from './remote-loader.ts'

type SlotProps = { name: string; props: object }

/** What other remotes put into a place of a page; nothing where none does. */
export function SlotFillers({ name, props }: SlotProps) {
  return fillersOf(useComposition(), name).map((owned) => (
    <Filler key={owned.name} owned={owned} name={name} props={props} />
  ))
}

/** One load for all the places of a page: it may have a slot in each row of a list. */
const loads = new WeakMap<DocumentRemote, Promise<LoadedRemote | null>>()

async function load(inDocument: OwnedRemote): Promise<LoadedRemote | null> {
  const owned = await wholeRemote(inDocument)
  if (!owned) return null
  const known = loads.get(owned.remote)
  if (known) return known
  const started = remoteLoader.enter(owned, null).then((loaded) => {
    if (loaded) addMessages(loaded.definition.name, loaded.definition.messages)
    return loaded
  })
  loads.set(owned.remote, started)
  return started
}

/** After the page around it is there: no page waits for what others add to it. */
function Filler({ owned: { name: remoteName, remote }, name, props }: SlotProps & { owned: OwnedRemote }) {
  const [loaded, setLoaded] = useState<LoadedRemote | null>(null)
  useEffect(() => {
    let isGone = false
    void load({ name: remoteName, remote }).then((result) => {
      if (!isGone) setLoaded(result)
    })
    return () => {
      isGone = true
    }
  }, [remoteName, remote])
  const Content = loaded && componentFor(loaded, name)
  if (!Content) return null
  return (
    <FillerBoundary version={loaded.version}>
      <RemoteBoundary name={remoteName} version={loaded.version.version}>
        <LeakWatch name={remoteName} version={loaded.version.version} />
        <Suspense fallback={null}>
          <Content {...props} />
        </Suspense>
      </RemoteBoundary>
    </FillerBoundary>
  )
}

/** None of a version with a React of its own, whose components no other React can draw. */
function componentFor({ definition: { mount, slots } }: LoadedRemote, slot: string): ComponentType | null {
  const components = slots as Readonly<Record<string, ComponentType>> | undefined
  return mount ? null : (components?.[slot] ?? null)
}

type FillerBoundaryProps = { version: RemoteVersion; children: ReactNode }

/** What breaks in a slot is charged to the version that fills it and leaves the place empty. */
class FillerBoundary extends Component<FillerBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    const isRead = isApiError(error) || isNetworkError(error)
    if (isRead && !isOwnReadFailure(error)) return
    const { name, version } = this.props.version
    tell({ type: 'failed', kind: 'render', name, version, error })
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
