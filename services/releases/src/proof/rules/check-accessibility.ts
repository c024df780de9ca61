import { type Rule, stop, tell } from './finding.ts'

const shutsOut: ReadonlySet<string> = new Set(['critical', 'serious'])

/** What axe finds and did not find in the live version. */
export const checkAccessibility: Rule = ({ candidate, live }) =>
  Object.entries(candidate.violations).flatMap(([rule, { impact, elements }]) => {
    const before = live?.violations[rule]?.elements ?? 0
    if (elements <= before) return []
    const report = before === 0 && shutsOut.has(impact) ? stop : tell
    return [report('accessibility', `breaks ${rule} (${impact}) at ${elements} elements, ${before} before`)]
  })
