import { cookieName, signedInCookie } from '@rafiq/platform-contracts'
import { sessionStore } from './session.ts'

const nameHere = () => cookieName(signedInCookie, location.protocol === 'https:')

function write(signedIn: boolean) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = signedIn ? '=1' : '=; Max-Age=0'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `${nameHere()}${value}; Path=/; SameSite=Lax${secure}`
}

/**
 * The word to the server, whose next document then does not begin with what is for visitors: a cookie that ends with the
 * browser, says that somebody is signed in, and opens nothing.
 */
export const signedInHint = {
  /** Whether an earlier page of this browser said so. */
  given: (): boolean => document.cookie.split('; ').includes(`${nameHere()}=1`),
  /** From now on it says what the session is. */
  keep() {
    write(sessionStore.getState().token !== null)
    sessionStore.subscribe(({ token }, { token: before }) => {
      if ((token === null) !== (before === null)) write(token !== null)
    })
  },
}
