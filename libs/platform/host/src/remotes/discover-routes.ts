import type { RouteObject } from '@rafiq/platform/router'
import { fetchCaller } from '@rafiq/platform/shell'
import type { ReactNode } from 'react'
import { ownerOf, rolesFor } from '../composition/composition.ts'
import { compositionStore, loadRestricted } from '../composition/composition-store.ts'
import { wholeRemote } from '../composition/whole-remote.ts'
import { needsSession } from '../session/guarded-pages.ts'
import { signedInNow } from '../session/require-session.ts'
import { remoteLoader } from './page-state.ts'
import { remoteRoute } from './remote-route.tsx'

export const rootRouteId = 'root'

type Discovery = {
  path: string
  signal: AbortSignal
  patch: (routeId: string | null, children: RouteObject[]) => void
}

/**
 * Finds the remote that owns an address and puts its routes into the router, for as long as that router lives.
 * What cannot be had stays unmatched: the catch-all route says why.
 */
export function createDiscovery({ accessDenied }: { accessDenied: ReactNode }) {
  const known = new Set<string>()
  const tried = new WeakMap<AbortSignal, Set<string>>()

  return async ({ path, signal, patch }: Discovery): Promise<void> => {
    if (!(await mayEnter(path))) return
    const inDocument = ownerOf(compositionStore.getState(), path)
    if (!inDocument || known.has(inDocument.name) || triedBefore(tried, signal, inDocument.name)) return
    const owned = await wholeRemote(inDocument)
    if (!owned) return
    const loaded = await remoteLoader.enter(owned, path)
    if (!loaded || known.has(owned.name)) return
    known.add(owned.name)
    patch(rootRouteId, [remoteRoute(owned, loaded, accessDenied)])
  }
}

/** The router asks more than once in one navigation; a load that failed is not repeated in it. */
function triedBefore(tried: WeakMap<AbortSignal, Set<string>>, signal: AbortSignal, name: string): boolean {
  const names = tried.get(signal) ?? new Set()
  tried.set(signal, names)
  if (names.has(name)) return true
  names.add(name)
  return false
}

/** Whether this visitor may have the page's remote at all; asks for restricted ones when the role fits. */
async function mayEnter(path: string): Promise<boolean> {
  const roles = rolesFor(compositionStore.getState(), path)
  if (!roles && !needsSession(path)) return true
  if (!(await signedInNow())) return false
  if (!roles) return true
  const caller = await fetchCaller()
  if (!caller || !roles.includes(caller.role)) return false
  return loadRestricted().then(
    () => true,
    () => false,
  )
}
