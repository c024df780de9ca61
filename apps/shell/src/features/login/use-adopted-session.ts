import { useSession } from '@rafiq/platform'
import { useLocation, useNavigate } from '@rafiq/platform/router'
import { afterLogin, session } from '@rafiq/platform/shell'
import { useEffect, useRef } from 'react'

/**
 * Leads on whoever is signed in without this form: another tab signed in, or answered late that it is, or somebody who has
 * a session opened the page by its address. A sign-in of the form itself goes its own way (`useSignedIn`).
 */
export function useAdoptedSession(): void {
  const { signedIn } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const startedHere = useRef(false)
  useEffect(() => {
    const stop = session.onStart(() => {
      startedHere.current = true
    })
    return () => void stop()
  }, [])
  useEffect(() => {
    if (signedIn && !startedHere.current) navigate(afterLogin(search), { replace: true })
  }, [signedIn, search, navigate])
}
