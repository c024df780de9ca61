import { added, type Finding, listOf, type Rule, stop, tell } from './finding.ts'

/** Whether everything outside the remote's area looks as it did. */
export const checkStyles: Rule = ({ candidate, live }) => {
  const findings: Finding[] = []
  const before = live?.frame ?? {}
  const changed = Object.keys(candidate.frame).filter(
    (element) => before[element] !== undefined && before[element] !== candidate.frame[element],
  )
  if (changed.length > 0) {
    const [first = ''] = changed
    const what = differenceOf(before[first] ?? '', candidate.frame[first] ?? '')
    findings.push(stop('styles', `changes the frame around it: ${listOf(changed)} (${what})`.slice(0, 400)))
  }
  const leftovers = added(candidate.leftovers, live?.leftovers)
  if (leftovers.length > 0) {
    const report = live ? stop : tell
    findings.push(report('styles', `leaves behind outside its area: ${listOf(leftovers)}`))
  }
  return findings
}

/** Of two descriptions, what one has and the other has not. */
function differenceOf(before: string, now: string): string {
  const [then, after] = [before.split('; '), now.split('; ')]
  return `from ${added(then, after).join('; ') || 'nothing'} to ${added(after, then).join('; ') || 'nothing'}`
}
