import { added, type Finding, listOf, type Rule, stop, tell } from './finding.ts'

/** Whether the version keeps to itself what it defines: two versions share a page. */
export const checkGlobals: Rule = ({ candidate, live }) => {
  const findings: Finding[] = []
  const overwritten = added(candidate.overwritten, live?.overwritten)
  if (overwritten.length > 0) findings.push(stop('globals', `overwrites ${listOf(overwritten)}`))
  const globals = added(candidate.globals, live?.globals)
  if (globals.length > 0) {
    const report = live ? stop : tell
    findings.push(report('globals', `defines ${listOf(globals)} on window`))
  }
  return findings
}
