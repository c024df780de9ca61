import { securityPath, useCaller } from '@rafiq/platform'
import { Navigate, useLocation } from '@rafiq/platform/router'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { ownerOf, rolesFor } from '../composition/composition.ts'
import { restrictionStore, useComposition } from '../composition/composition-store.ts'
import { RemoteFailure } from '../remotes/remote-failure.tsx'

/**
 * An address without a route: its remote could not be had, is not for this member or not yet, or there is no such page.
 * Who has to secure their account first is led there, where it says why, and back.
 */
export function Unmatched({ notFound, accessDenied }: Record<'notFound' | 'accessDenied', ReactNode>) {
  const { pathname, search } = useLocation()
  const composition = useComposition()
  const caller = useCaller()
  const restriction = useStore(restrictionStore, (state) => state.restriction)
  const roles = rolesFor(composition, pathname)
  if (roles && caller && !roles.includes(caller.role)) return accessDenied
  if (roles && restriction) return <Navigate to={securityPath(pathname + search)} replace />
  const owned = ownerOf(composition, pathname)
  if (owned) return <RemoteFailure name={owned.name} />
  if (roles) return <RemoteFailure name="restricted" />
  return notFound
}
