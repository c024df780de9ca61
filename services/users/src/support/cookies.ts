/** One cookie of a `cookie` header, as it was sent; undefined where it is absent. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name) return value.join('=').trim()
  }
  return undefined
}

/** A `set-cookie` header for a cookie that no script and no other site can read; `secure` on HTTPS. */
export function writeCookie(
  name: string,
  value: string,
  options: { path: string; seconds: number; secure: boolean },
): string {
  const parts = [
    `${name}=${value}`,
    `Path=${options.path}`,
    `Max-Age=${options.seconds}`,
    'HttpOnly',
    'SameSite=Strict',
  ]
  return [...parts, ...(options.secure ? ['Secure'] : [])].join('; ')
}
