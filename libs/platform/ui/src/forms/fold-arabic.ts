/** Spellings of one word that people type for one another, brought to one form: hamza seats, ة and ه, ى and ي, tatweel,
 * vowel marks, marks of direction, Arabic-Indic digits, Latin accents and case. For searching only, never for storing. */
export function foldArabic(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\u0640\u200c-\u200f\u2066-\u2069]/gu, '')
    .replace(/[\u0671\u0672\u0673\u0675]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/ء/g, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .toLowerCase()
    .replace(/[\s\-_'’.]+/g, ' ')
    .trim()
}
