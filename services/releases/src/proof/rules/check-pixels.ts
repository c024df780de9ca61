import { type Finding, type Rule, stop, tell } from './finding.ts'

/** Of the pixels above the remote's area: a count in a badge is less, a header of another colour more. */
const frameChanged = 0.2
/** Of all pixels. */
const worthTelling = 0.01

/** How the page looks. That it looks another way is what releases are for; what is around it stays. */
export const checkPixels: Rule = ({ live, difference }) => {
  const findings: Finding[] = []
  if (!live || !difference) return findings
  if (difference.above > frameChanged) {
    const share = Math.round(difference.above * 100)
    findings.push(stop('pixels', `changes ${share} % of what stands above it`))
  }
  if (difference.changed > worthTelling) {
    findings.push(
      tell('pixels', `looks different in ${Math.round(difference.changed * 100)} % of the window`),
    )
  }
  return findings
}

/** Whether the page fits into its window. */
export const checkWidth: Rule = ({ candidate, live }) =>
  candidate.overflows && !live?.overflows ? [stop('pixels', 'is wider than the window')] : []
