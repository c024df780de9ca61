import { type Compared, unanswered } from '../page-state.ts'
import { added, type Finding } from './finding.ts'

/** What a page shows once an answer is missing says nothing of the version. */
const ofContent: ReadonlySet<Finding['check']> = new Set([
  'page',
  'routes',
  'language',
  'console',
  'accessibility',
  'pixels',
])

/**
 * A page for some roles that asks for something which nobody has made up an answer to, and which the live version does not ask for: a
 * service would have answered, so what the page shows without is told and stops nothing.
 */
export function withoutAnswers(findings: Finding[], { candidate, live }: Compared): Finding[] {
  const fresh = added(Object.keys(candidate.calls), Object.keys(live?.calls ?? {}))
  if (!fresh.some((call) => call.endsWith(` ${unanswered}`))) return findings
  return findings.map((finding) => (ofContent.has(finding.check) ? { ...finding, stops: false } : finding))
}
