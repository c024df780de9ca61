import {
  endSession,
  errorText,
  linkTo,
  signOut,
  type ToastContent,
  toast,
  useRenderedNavigate,
} from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'

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

/**
 * Has the server end this session by `call`, then says so and goes home, also from another page that the member has gone on to;
 * where it fails everything stays, and the reason is shown (spec §8).
 *
 * @param words of what is done
 */
export function useEndSessionHome(call: () => Promise<unknown>, words: 'everywhere' | 'deletion') {
  const { t } = useTranslation(['account', 'common'])
  const leave = useSignOutHome()
  return useSingleMutation({
    mutationFn: () => endSession(call),
    onSuccess: () =>
      leave({ title: t(`${words}.done`), description: t(`${words}.doneText`), tone: 'success' }),
    onError: (error) =>
      toast({ title: t(`${words}.failed`), description: errorText(error, t), tone: 'error' }),
  })
}
