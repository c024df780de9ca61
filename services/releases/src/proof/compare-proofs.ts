import type { Compared } from './page-state.ts'
import { checkAccessibility } from './rules/check-accessibility.ts'
import { checkBytes } from './rules/check-bytes.ts'
import { checkCalls } from './rules/check-calls.ts'
import { checkConsole } from './rules/check-console.ts'
import { checkGlobals } from './rules/check-globals.ts'
import { checkLanguage } from './rules/check-language.ts'
import { checkListeners } from './rules/check-listeners.ts'
import { checkPage } from './rules/check-page.ts'
import { checkPixels } from './rules/check-pixels.ts'
import { checkRoutes } from './rules/check-routes.ts'
import { checkStyles } from './rules/check-styles.ts'
import type { Finding, Rule } from './rules/finding.ts'
import { withoutAnswers } from './rules/without-answers.ts'

/** They say something of a page only where it is shown. */
const rulesOfShown: readonly Rule[] = [
  checkRoutes,
  checkLanguage,
  checkGlobals,
  checkListeners,
  checkStyles,
  checkConsole,
  checkCalls,
  checkBytes,
  checkAccessibility,
  checkPixels,
]

/**
 * How a candidate's page differs from the live version's, in the same composition, language and width. That it differs
 * is what a release is for: only what nobody can have meant stops it. Where the live version has no such page, what is
 * wrong by itself counts.
 */
export function compareProofs(compared: Compared): Finding[] {
  const findings = checkPage(compared)
  // What does not answer cannot be compared.
  if (compared.candidate.outcome !== 'shown' || compared.live?.outcome === 'hung') return findings
  return withoutAnswers([...findings, ...rulesOfShown.flatMap((rule) => rule(compared))], compared)
}
