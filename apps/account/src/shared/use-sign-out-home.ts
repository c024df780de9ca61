import { linkTo, signOut, type ToastContent, toast, useRenderedNavigate } from '@rafiq/platform'

/**
 * Drops the session and goes home with a word about why (spec §4). Home first, and rendered before the session ends:
 * the guard of the page that is left would ask to sign in.
 */
export function useSignOutHome() {
  const navigate = useRenderedNavigate()
  return async (notice: ToastContent) => {
    await navigate(linkTo('home'))
    signOut()
    toast(notice)
  }
}
