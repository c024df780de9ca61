const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request comes from a page of ours. Browsers say the origin of every page that opens a WebSocket, and no
 * same-origin rule keeps another site's from it; what says none is no browser, and has nothing but its token.
 *
 * @param publicUrl the address people see; on one's own machine any name of it counts, on the same port
 */
export function isOwnOrigin(origin: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const [theirs, ours] = [new URL(origin), new URL(publicUrl)]
  if (theirs.origin === ours.origin) return true
  return (
    theirs.protocol === ours.protocol &&
    theirs.port === ours.port &&
    loopback.has(theirs.hostname) &&
    loopback.has(ours.hostname)
  )
}
