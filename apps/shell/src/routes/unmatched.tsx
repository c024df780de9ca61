import { securityPath, useProfile } from '@rafiq/platform'
import { Navigate, useLocation } from '@rafiq/platform/router'
import { useStore } from 'zustand'
import { AccessDenied } from '../features/remotes/access-denied.tsx'
import { RemoteFailure } from '../features/remotes/remote-failure.tsx'
import { ownerOf, rolesFor } from '../shared/composition/composition.ts'
import { restrictionStore, useComposition } from '../shared/composition/composition-store.ts'
import { NotFound } from './not-found.tsx'

/**
 * An address without a route: its remote could not be had, is not for this member or not yet, or there is no such page.
 * Staff who have to secure their account first are led there, where it says why, and back.
 */
export function Unmatched() {
  const { pathname, search } = useLocation()
  const composition = useComposition()
  const { data: profile } = useProfile()
  const restriction = useStore(restrictionStore, (state) => state.restriction)
  const roles = rolesFor(composition, pathname)
  if (roles && profile && !roles.includes(profile.role)) return <AccessDenied />
  if (roles && restriction) return <Navigate to={securityPath(pathname + search)} replace />
  const owned = ownerOf(composition, pathname)
  if (owned) return <RemoteFailure name={owned.name} />
  if (roles) return <RemoteFailure name="restricted" />
  return <NotFound />
}
