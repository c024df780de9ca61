import { signedInCookie } from '@rafiq/platform-contracts'
import { readCookie } from '@rafiq/service-kit'

/** Whether the browser says that somebody is signed in. It decides about words in the document, never about a right. */
export const saysSignedIn = (cookieHeader: string | undefined, secure: boolean): boolean =>
  readCookie(cookieHeader, signedInCookie, secure) === '1'
