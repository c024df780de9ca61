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

/** One cookie of a `cookie` header; undefined where it is absent. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return readCookies(header).get(name)
}

/**
 * A `set-cookie` header for a cookie that no script and no other site can read; `secure` on HTTPS.
 * `sameSite` is `Lax` for what must be there when somebody comes by a link from elsewhere.
 */
export function writeCookie(
  name: string,
  value: string,
  options: { path: string; seconds: number; secure: boolean; sameSite?: 'Strict' | 'Lax' },
): string {
  const parts = [
    `${name}=${value}`,
    `Path=${options.path}`,
    `Max-Age=${options.seconds}`,
    'HttpOnly',
    `SameSite=${options.sameSite ?? 'Strict'}`,
  ]
  return [...parts, ...(options.secure ? ['Secure'] : [])].join('; ')
}
