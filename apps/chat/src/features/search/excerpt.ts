import { foldArabic } from '@rafiq/ui'

/** So many letters stand before what was searched for. */
const before = 24

/** One line of a message around what was searched for, as far as it is found in this spelling. */
export function excerpt(content: string, search: string): string {
  const line = content.replaceAll(/\s+/g, ' ')
  const exact = line.toLowerCase().indexOf(search.toLowerCase())
  const at = exact >= 0 ? exact : foldArabic(line).indexOf(foldArabic(search))
  return at > before ? `… ${line.slice(at - before)}` : line
}
