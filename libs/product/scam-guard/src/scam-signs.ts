import { foldDigits } from '@rafiq/contracts'
import { accountRules, hasAccountNumber } from './account.ts'
import { codeRules } from './code.ts'
import { depositRules } from './deposit.ts'
import { hasShortenedLink } from './links.ts'
import { hasOtherAddress, offPlatformRules } from './off-platform.ts'
import { applies, pairsOf, type Rule, sentencesOf } from './plain-text.ts'

const scamSigns = ['code', 'account', 'deposit', 'shortened-link', 'off-platform'] as const
export type ScamSign = (typeof scamSigns)[number]

/**
 * What of a message frauds with homes have in common (issue 14, 2.8), the gravest first; Arabic, Arabic in Latin letters,
 * and English. Reads the text alone, on the device that it is typed or shown on.
 */
export function findScamSigns(text: string): ScamSign[] {
  const sentences = sentencesOf(text)
  const said = (rules: readonly Rule[], parts: readonly string[] = sentences) =>
    rules.some((rule) => parts.some((part) => applies(rule, part)))
  const latin = foldDigits(text)
  const found: Record<ScamSign, boolean> = {
    code: said(codeRules, pairsOf(sentences)),
    account: hasAccountNumber(latin) || said(accountRules),
    deposit: said(depositRules),
    'shortened-link': hasShortenedLink(text),
    'off-platform': hasOtherAddress(latin) || said(offPlatformRules),
  }
  return scamSigns.filter((sign) => found[sign])
}
