import { containerName } from '@rafiq/platform-contracts'
import { added, type Finding, listOf, type Rule, stop, tell } from './finding.ts'

/** Whether the version keeps to itself what it defines: two versions share a page. */
export const checkGlobals: Rule = ({ remote, version, candidate, live }) => {
  const findings: Finding[] = []
  const overwritten = added(candidate.overwritten, live?.overwritten)
  if (overwritten.length > 0) findings.push(stop('globals', `overwrites ${listOf(overwritten)}`))
  // Each version's container has a name of its own, which its chunks are called after.
  const container = containerName(remote, version)
  const globals = added(candidate.globals, live?.globals).filter((name) => !name.includes(container))
  if (globals.length > 0) {
    const report = live ? stop : tell
    findings.push(report('globals', `defines ${listOf(globals)} on window`))
  }
  return findings
}
