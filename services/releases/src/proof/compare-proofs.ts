import type { Compared } from './page-state.ts'
import { checkAccessibility } from './rules/check-accessibility.ts'
import { checkBytes } from './rules/check-bytes.ts'
import { checkCalls } from './rules/check-calls.ts'
import { checkConsole } from './rules/check-console.ts'
import { checkFrame } from './rules/check-frame.ts'
import { checkGlobals, checkOverwritten } from './rules/check-globals.ts'
import { checkLanguage } from './rules/check-language.ts'
import { checkListeners } from './rules/check-listeners.ts'
import { checkPage } from './rules/check-page.ts'
import { checkPixels, checkWidth } from './rules/check-pixels.ts'
import { checkRoutes } from './rules/check-routes.ts'
import { checkStyles } from './rules/check-styles.ts'
import { type Finding, type Rule, told } from './rules/finding.ts'
import { withoutAnswers } from './rules/without-answers.ts'

/** They say something of a page only where it is shown. */
const rulesOfShown: readonly Rule[] = [
  checkRoutes,
  checkLanguage,
  checkOverwritten,
  checkConsole,
  checkCalls,
  checkBytes,
  checkAccessibility,
  checkWidth,
]
/** A remote keeps to itself. */
const rulesOfRemotes: readonly Rule[] = [checkListeners, checkGlobals, checkStyles, checkPixels]
/** A shell is the page around remotes: another frame is what it is released for, and what it listens to stays. */
const rulesOfShells: readonly Rule[] = [checkFrame, ...[checkGlobals, checkStyles, checkPixels].map(told)]

/**
 * How a candidate's page differs from the live version's, in the same composition, language and width. That it differs
 * is what a release is for: only what nobody can have meant stops it. Where the live version has no such page, what is
 * wrong by itself counts.
 */
export function compareProofs(compared: Compared): Finding[] {
  const findings = checkPage(compared)
  // What does not answer cannot be compared.
  if (compared.candidate.outcome !== 'shown' || compared.live?.outcome === 'hung') return findings
  const rules = [...rulesOfShown, ...(compared.isShell ? rulesOfShells : rulesOfRemotes)]
  return withoutAnswers([...findings, ...rules.flatMap((rule) => rule(compared))], compared)
}
