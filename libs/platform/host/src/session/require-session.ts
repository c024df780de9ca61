import { loginPath, toast } from '@rafiq/platform'
import { type LoaderFunctionArgs, redirect } from '@rafiq/platform/router'
import { i18n, session, shareSessionAcrossTabs } from '@rafiq/platform/shell'
import { rolesFor } from '../composition/composition.ts'
import { compositionStore } from '../composition/composition-store.ts'
import { needsSession, requiredHint } from './guarded-pages.ts'

/** Says that a session is needed and where sign-in leads back to. */
export function askToSignIn(pathname: string, search: string): string {
  toast({
    title: i18n.t('common:session.required'),
    description: i18n.t(requiredHint(pathname)),
    tone: 'error',
  })
  return loginPath(pathname + search)
}

/** Another tab may hold the session, so a visitor without one is a visitor only after the tabs were asked. */
export async function signedInNow(): Promise<boolean> {
  if (session.token() === null) await sessionShared()
  return session.token() !== null
}

/** Guards a page by its address: toast, sign-in, and back (spec §8). */
export async function requireSession({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> {
  const { pathname, search } = new URL(request.url)
  const guarded = needsSession(pathname) || rolesFor(compositionStore.getState(), pathname) !== null
  if (guarded && !(await signedInNow())) throw redirect(askToSignIn(pathname, search))
  return null
}

let shared: Promise<void> | null = null

/** Starts sharing the session between tabs, once; resolves when the other tabs have been asked for theirs. */
export function sessionShared(): Promise<void> {
  if (!('BroadcastChannel' in globalThis)) return Promise.resolve()
  shared ??= shareSessionAcrossTabs()
  return shared
}
