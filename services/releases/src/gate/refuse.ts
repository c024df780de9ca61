import type { Issue } from '@rafiq/contracts'
import { RuleError } from '@rafiq/service-kit'

/** @throws RuleError `invalid-release` that names every culprit and its way out; nothing without issues */
export function refuseFor(issues: readonly Issue[]): void {
  const [first] = issues
  if (!first) return
  throw new RuleError('invalid-release', {
    message: `The gate refused this version: ${first.path} ${first.message}.`,
    issues: [...issues],
  })
}
