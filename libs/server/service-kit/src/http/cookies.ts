import { cookieName } from '@rafiq/platform-contracts'

/** The cookies of a `cookie` header, as they were sent. */
export function readCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    const name = key?.trim()
    if (name && value.length > 0 && !cookies.has(name)) cookies.set(name, value.join('=').trim())
  }
  return cookies
}

/** One cookie of a `cookie` header, set by {@link writeCookie}; undefined where it is absent. */
export function readCookie(header: string | undefined, name: string, secure: boolean): string | undefined {
  return readCookies(header).get(cookieName(name, secure))
}

/**
 * A `set-cookie` header for a cookie of this host that no script and no other site can read; `secure` on HTTPS, where
 * nobody else can set it either ({@link cookieName}).
 * `sameSite` is `Lax` for what must be there when somebody comes by a link from elsewhere; `readable` lets the page's script
 * read and change it.
 */
export function writeCookie(
  name: string,
  value: string,
  options: { seconds: number; secure: boolean; sameSite?: 'Strict' | 'Lax'; readable?: boolean },
): string {
  const parts = [
    `${cookieName(name, options.secure)}=${value}`,
    'Path=/',
    `Max-Age=${options.seconds}`,
    ...(options.readable ? [] : ['HttpOnly']),
    `SameSite=${options.sameSite ?? 'Strict'}`,
  ]
  return [...parts, ...(options.secure ? ['Secure'] : [])].join('; ')
}
