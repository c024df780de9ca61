/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits as ASCII; everything else stays as typed. */
export function foldDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}
