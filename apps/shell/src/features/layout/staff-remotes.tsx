import { useProfile } from '@rafiq/platform'
import { useEffect } from 'react'
import { loadRestricted, useComposition } from '../../shared/composition/composition-store.ts'

/** Brings the remotes that need a role to whoever has it, and with them their entries of the menu. */
export function StaffRemotes() {
  const { restricted } = useComposition()
  const { data: profile } = useProfile()
  const fits = profile != null && restricted.some(({ roles }) => roles.includes(profile.role))
  useEffect(() => {
    // What cannot be had now is asked for again where its page is opened.
    if (fits) loadRestricted().catch(() => undefined)
  }, [fits])
  return null
}
