/** The places that a text of ours may name. */
export const places = [
  'email',
  'support',
  'safety',
  'terms',
  'privacy',
  'account',
  'verify',
  'forgot',
] as const

type Part = { text: string; place?: undefined } | { text?: undefined; place: string }

/** `see {{terms}}.` → text, place, text. */
export function splitText(text: string): Part[] {
  return text
    .split(/\{\{(\w+)\}\}/)
    .map((part, index) => (index % 2 === 1 ? { place: part } : { text: part }))
    .filter((part) => part.text !== '')
}
