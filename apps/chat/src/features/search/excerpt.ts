import { foldArabic } from '@rafiq/ui'

/** At most so many letters stand before and after what was searched for: three lines of a phone with it. */
const before = 24
const after = 56

export type Excerpt = { before: string; match: string; after: string }

/** Whole words of a message around what was searched for, as far as it is found in this spelling; else its beginning. */
export function excerpt(content: string, search: string): Excerpt {
  const line = content.replaceAll(/\s+/g, ' ').trim()
  const [from, to] = placeOf(line, search)
  const [start, end] = wholeWords(line, from, to)
  return {
    before: `${start > 0 ? '… ' : ''}${line.slice(start, from).trimStart()}`,
    match: line.slice(from, to),
    after: `${line.slice(to, end).trimEnd()}${end < line.length ? ' …' : ''}`,
  }
}

const separator = /[\s\-_'’.]/

/** Where the search lies in the line, letter by letter in the form that all spellings share. */
function placeOf(line: string, search: string): [from: number, to: number] {
  let folded = ''
  const places: number[] = []
  let index = 0
  for (const letter of line) {
    const form = separator.test(letter) ? (folded.endsWith(' ') ? '' : ' ') : foldArabic(letter)
    for (let count = 0; count < form.length; count += 1) places.push(index)
    folded += form
    index += letter.length
  }
  const wanted = foldArabic(search)
  const at = wanted === '' ? -1 : folded.indexOf(wanted)
  if (at < 0) return [0, 0]
  return [places[at] ?? 0, places[at + wanted.length] ?? line.length]
}

const words = new Intl.Segmenter(['ar', 'en'], { granularity: 'word' })

/** The words that the match lies in, and as many whole ones around as there is room for. */
function wholeWords(line: string, from: number, to: number): [start: number, end: number] {
  let start = from
  let end = to
  for (const { index, segment } of words.segment(line)) {
    const next = index + segment.length
    const holdsStart = index < from && next > from
    const holdsEnd = index < to && next > to
    if (index < start && (holdsStart || index >= from - before)) start = index
    if (next > end && (holdsEnd || next <= to + after)) end = next
  }
  return [start, end]
}
