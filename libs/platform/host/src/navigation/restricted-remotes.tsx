import { useCaller } from '@rafiq/platform'
import { useEffect } from 'react'
import { loadRestricted, useComposition } from '../composition/composition-store.ts'

/** Brings the remotes that need a role to whoever has it, and with them their entries of the menu. */
export function RestrictedRemotes() {
  const { restricted } = useComposition()
  const caller = useCaller()
  const fits = caller != null && restricted.some(({ roles }) => roles.includes(caller.role))
  useEffect(() => {
    // What cannot be had now is asked for again where its page is opened.
    if (fits) loadRestricted().catch(() => undefined)
  }, [fits])
  return null
}
