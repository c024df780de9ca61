/** The least version of Redis that the platform is tested on; what speaks its protocol says one of its versions too. */
const leastRedis = 7

/** What was configured cannot run the platform; its message is for whoever operates it. */
export class UnsupportedServerError extends Error {
  override readonly name = 'UnsupportedServerError'
}

/**
 * @param info the answer of `INFO server`; one that names no version is taken, since a managed Redis may hide it
 * @throws UnsupportedServerError
 */
export function requireRedis(info: string): void {
  const version = /^redis_version:(\d+)(\S*)/m.exec(info)
  if (!version || Number(version[1]) >= leastRedis) return
  throw new UnsupportedServerError(
    `Redis ${version[1]}${version[2]} is too old: version ${leastRedis} or later is needed.`,
  )
}
