import { useSession } from '@rafiq/platform'
import { useLocation, useNavigate } from '@rafiq/platform/router'
import { useEffect, useRef } from 'react'
import { rolesFor } from '../composition/composition.ts'
import { useComposition } from '../composition/composition-store.ts'
import { needsSession } from './guarded-pages.ts'
import { askToSignIn } from './require-session.ts'

/** A session that ends while a guarded page is open leads to sign-in and back. */
export function SessionWatch() {
  const { signedIn } = useSession()
  const { pathname, search } = useLocation()
  const composition = useComposition()
  const navigate = useNavigate()
  const was = useRef(signedIn)
  useEffect(() => {
    const ended = was.current && !signedIn
    was.current = signedIn
    if (!ended) return
    if (needsSession(pathname) || rolesFor(composition, pathname)) navigate(askToSignIn(pathname, search))
  }, [signedIn, pathname, search, composition, navigate])
  return null
}
