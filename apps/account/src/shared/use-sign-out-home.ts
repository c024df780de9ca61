import { linkTo, signOut, type ToastContent, toast } from '@rafiq/platform'
import { useNavigate } from '@rafiq/platform/router'

/**
 * Drops the session and goes home with a word about why (spec §4). Home first, and rendered before the session ends:
 * the guard of the page that is left would ask to sign in.
 */
export function useSignOutHome() {
  const navigate = useNavigate()
  return async (notice: ToastContent) => {
    await navigate(linkTo('home'), { flushSync: true })
    signOut()
    toast(notice)
  }
}
