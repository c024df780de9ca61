/**
 * Whether what is installed is what the lock asks for: npm keeps `node_modules/.package-lock.json`
 * as the record of a finished install, so an interrupted one has none.
 *
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean, resolved?: string }> }} lock
 * @param {typeof lock | undefined} installed npm's record, undefined where there is none
 */
export function isInstalled(lock, installed) {
  if (installed === undefined) return false
  const wanted = Object.entries(lock.packages).filter(([key]) => key.includes('node_modules/'))
  const has = ([key, entry]) => {
    const there = installed.packages[key]
    if (there === undefined) return entry.optional === true
    return there.version === entry.version && there.resolved === entry.resolved
  }
  return wanted.every(has)
}
