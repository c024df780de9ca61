import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { type Caller, productFacts } from '../host/product-facts.ts'
import { queryClient } from '../queries/query-client.ts'
import { forgetNotices } from '../session/forget-notices.ts'
import { eraseMemberStorage } from '../session/member-storage.ts'
import { isRenewal, session, sessionStore } from '../session/session.ts'
import { toast } from '../toasts/toasts.ts'
import { loginPath } from './sign-in-paths.ts'

/** Whether somebody is signed in here; re-renders when that changes, also from another tab. */
export function useSession() {
  const token = useStore(sessionStore, (state) => state.token)
  return { token, signedIn: token !== null }
}

/**
 * For what outlives a page: tells the token whenever it changes, and whether the same session goes on under it. Returns how
 * to stop.
 */
export const onTokenChange = (listener: (token: string | null, isRenewed: boolean) => void): (() => void) =>
  sessionStore.subscribe((now, before) => {
    if (now.token !== before.token) listener(now.token, isRenewal(now, before))
  })

/** Keeps the token; what was read before as another visitor is forgotten. */
export function signIn(token: string) {
  queryClient.clear()
  session.start(token)
}

/** The same session goes on under another token, here and in the other tabs; what was read in it stays. */
export const renewSession = (token: string) => session.renew(token)

/** Drops the token and what was kept of the member, here and in the other tabs. The server's ends by `endSession`. */
export function signOut() {
  session.end()
  queryClient.clear()
  void eraseMemberStorage()
  void forgetNotices()
}

/** For a page that needs a session: says so and leads to sign-in and back (spec §8). */
export function useRequireSession() {
  const { signedIn } = useSession()
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (signedIn) return
    toast({ title: t('session.required'), description: t('session.requiredHint'), tone: 'error' })
    navigate(loginPath(pathname + search), { replace: true })
  }, [signedIn, navigate, pathname, search, t])
  return signedIn
}

/** Who is signed in; undefined until that is known, null where nobody is. The role is one of the product's. */
export function useCaller(): Caller | null | undefined {
  const { signedIn } = useSession()
  const { data } = useQuery({ ...productFacts.getState().caller, enabled: signedIn })
  return signedIn ? data : null
}

/** The same, read once where it is not known yet; null also where it cannot be had. */
export const fetchCaller = (): Promise<Caller | null> =>
  queryClient.fetchQuery(productFacts.getState().caller).catch(() => null)
