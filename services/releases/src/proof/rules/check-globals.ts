import { containerName } from '@rafiq/platform-contracts'
import { added, listOf, type Rule, stop, tell } from './finding.ts'

/** Whether the version keeps to itself what it defines: two versions share a page. */
export const checkGlobals: Rule = ({ remote, version, candidate, live }) => {
  // Each version's container has a name of its own, which its chunks are called after.
  const container = containerName(remote, version ?? '')
  const globals = added(candidate.globals, live?.globals).filter((name) => !name.includes(container))
  if (globals.length === 0) return []
  const report = live ? stop : tell
  return [report('globals', `defines ${listOf(globals)} on window`)]
}

/** Whether the language and the browser are what everybody else on the page takes them for. */
export const checkOverwritten: Rule = ({ candidate, live }) => {
  const overwritten = added(candidate.overwritten, live?.overwritten)
  return overwritten.length > 0 ? [stop('globals', `overwrites ${listOf(overwritten)}`)] : []
}
