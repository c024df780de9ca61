import { sessionStorageKey } from '@rafiq/platform-contracts'
import { createStore } from 'zustand/vanilla'
import { pageWide } from '../host/page-wide.ts'
import { tabStorage } from '../storage/tab-storage.ts'

type SessionState = {
  token: string | null
  /** The server is being told to end this session: nothing is read in the background any more. */
  ending: boolean
  /** The token that this one took the place of, in the very same session. */
  renewedFrom: string | null
}

const read = () => tabStorage.getItem(sessionStorageKey)

export const sessionStore = pageWide('session-store', () =>
  createStore<SessionState>(() => ({ token: read(), ending: false, renewedFrom: null })),
)

type Token = Pick<SessionState, 'token' | 'renewedFrom'>

/** Whether the very same session goes on under another token. */
export const isRenewal = ({ token, renewedFrom }: Token, before: Token): boolean =>
  token !== null && before.token !== null && renewedFrom === before.token

/** `signedOut`: by the member; else the server refused the token, and the member may sign in again and go on. */
type EndListener = (token: string, signedOut: boolean) => void
const endListeners = new Set<EndListener>()
const startListeners = new Set<(token: string) => void>()
const renewListeners = new Set<(token: string, from: string) => void>()

function write(token: string | null, renewedFrom: string | null = null) {
  if (token === null) tabStorage.removeItem(sessionStorageKey)
  else tabStorage.setItem(sessionStorageKey, token)
  if (sessionStore.getState().token !== token) sessionStore.setState({ token, ending: false, renewedFrom })
}

function end(token: string, signedOut: boolean) {
  write(null)
  for (const listener of endListeners) listener(token, signedOut)
}

/** The session of this tab: a token in session storage under `userToken` (spec §7). */
export const session = pageWide('session', () => ({
  /** Session storage is the truth, so that a token put there by hand counts as well. */
  token(): string | null {
    const token = read()
    if (token !== sessionStore.getState().token) sessionStore.setState({ token, renewedFrom: null })
    return token
  },
  start(token: string) {
    write(token)
    for (const listener of startListeners) listener(token)
  },
  end() {
    const token = read()
    if (token !== null) end(token, true)
  },
  /**
   * The server refused this token (401): drop it, unless a newer one has taken its place, or it is being ended: then that
   * is what follows, and not sign-in.
   */
  expire(token: string | null) {
    if (token !== null && read() === token && !sessionStore.getState().ending) end(token, false)
  },
  /** The server gave the same session another token, which alone opens it from now on. */
  renew(token: string) {
    const from = read()
    if (from === null || from === token) return
    write(token, from)
    for (const listener of renewListeners) listener(token, from)
  },
  /** Whether the session that this token opened goes on under another one. */
  renewed(token: string | null): boolean {
    return token !== null && sessionStore.getState().renewedFrom === token && read() !== token
  },
  onRenew(listener: (token: string, from: string) => void) {
    renewListeners.add(listener)
    return () => renewListeners.delete(listener)
  },
  onStart(listener: (token: string) => void) {
    startListeners.add(listener)
    return () => startListeners.delete(listener)
  },
  onEnd(listener: EndListener) {
    endListeners.add(listener)
    return () => endListeners.delete(listener)
  },
  /** Takes over what another tab said, without telling the tabs again. */
  adopt: write,
}))
