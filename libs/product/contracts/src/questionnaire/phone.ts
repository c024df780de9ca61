import { foldDigits } from '../digits.ts'

const saudiMobile = /^9665\d{8}$/

/**
 * A Saudi mobile number as stored and dialled: `9665########`.
 * Folds Arabic digits, drops everything else, and folds `00966`, `0…` and a bare number into `966…`
 * (spec §5, "WhatsApp number normalization"). What is no Saudi mobile number gives null.
 */
export function normalisePhone(typed: string): string | null {
  const digits = foldDigits(typed).replace(/\D/g, '').replace(/^00/, '')
  const number = digits.startsWith('966') ? digits.replace(/^9660/, '966') : `966${digits.replace(/^0/, '')}`
  return saudiMobile.test(number) ? number : null
}
