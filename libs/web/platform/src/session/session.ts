import { sessionStorageKey } from '@rafiq/contracts'
import { createStore } from 'zustand/vanilla'

type SessionState = {
  token: string | null
  /** The server is being told to end this session: nothing is read in the background any more. */
  ending: boolean
}

const read = () => sessionStorage.getItem(sessionStorageKey)

export const sessionStore = createStore<SessionState>(() => ({ token: read(), ending: false }))

/** `signedOut`: by the member; else the server refused the token, and the member may sign in again and go on. */
type EndListener = (token: string, signedOut: boolean) => void
const endListeners = new Set<EndListener>()
const startListeners = new Set<(token: string) => void>()

function write(token: string | null) {
  if (token === null) sessionStorage.removeItem(sessionStorageKey)
  else sessionStorage.setItem(sessionStorageKey, token)
  if (sessionStore.getState().token !== token) sessionStore.setState({ token, ending: false })
}

function end(token: string, signedOut: boolean) {
  write(null)
  for (const listener of endListeners) listener(token, signedOut)
}

/** The session of this tab: a token in session storage under `userToken` (spec §7). */
export const session = {
  /** Session storage is the truth, so that a token put there by hand counts as well. */
  token(): string | null {
    const token = read()
    if (token !== sessionStore.getState().token) sessionStore.setState({ token })
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
  /** The server refused this token (401): drop it, unless a newer one has taken its place. */
  expire(token: string | null) {
    if (token !== null && read() === token) end(token, false)
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
}
