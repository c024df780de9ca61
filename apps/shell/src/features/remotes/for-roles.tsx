import { useProfile } from '@rafiq/platform'
import { useLocation } from '@rafiq/platform/router'
import type { ReactNode } from 'react'
import { rolesFor } from '../../shared/composition/composition.ts'
import { useComposition } from '../../shared/composition/composition-store.ts'
import { AccessDenied } from './access-denied.tsx'

/** Pages that stay in the router when somebody else signs in: whoever lacks the role does not see them. */
export function ForRoles({ children }: { children: ReactNode }) {
  const roles = rolesFor(useComposition(), useLocation().pathname)
  const { data: profile } = useProfile()
  return roles && profile && !roles.includes(profile.role) ? <AccessDenied /> : children
}
