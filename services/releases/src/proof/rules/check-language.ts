import { added, type Finding, listOf, type Rule, stop } from './finding.ts'

/** Of a page's letters; names and figures stay in Latin letters. */
const [mostlyArabic, hardlyArabic] = [0.5, 0.25]
const enoughText = 40

/** Whether every text is there, in the language of the page. */
export const checkLanguage: Rule = ({ candidate, live }) => {
  const findings: Finding[] = []
  const keys = added(candidate.textKeys, live?.textKeys)
  if (keys.length > 0) findings.push(stop('language', `shows keys in the place of texts: ${listOf(keys)}`))
  const hasEnough = candidate.letters >= enoughText
  if (live && hasEnough && live.arabic >= mostlyArabic && candidate.arabic < hardlyArabic) {
    findings.push(stop('language', 'is no longer in Arabic'))
  }
  if (live && hasEnough && live.letters >= enoughText && live.arabic < hardlyArabic) {
    if (candidate.arabic >= mostlyArabic) findings.push(stop('language', 'is in Arabic now'))
  }
  return findings
}
