import { useProfile } from '@rafiq/platform'
import { useLocation } from '@rafiq/platform/router'
import { AccessDenied } from '../features/remotes/access-denied.tsx'
import { RemoteFailure } from '../features/remotes/remote-failure.tsx'
import { ownerOf, rolesFor } from '../shared/composition/composition.ts'
import { useComposition } from '../shared/composition/composition-store.ts'
import { NotFound } from './not-found.tsx'

/** An address without a route: its remote could not be had, is not for this member, or there is no such page. */
export function Unmatched() {
  const { pathname } = useLocation()
  const composition = useComposition()
  const { data: profile } = useProfile()
  const roles = rolesFor(composition, pathname)
  if (roles && profile && !roles.includes(profile.role)) return <AccessDenied />
  const owned = ownerOf(composition, pathname)
  if (owned) return <RemoteFailure name={owned.name} />
  if (roles) return <RemoteFailure name="restricted" />
  return <NotFound />
}
