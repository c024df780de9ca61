/** A part of a typeface that pages need at once. */
export interface Subset {
  /** Of the files that are written: `<name>-<weight>.woff2`. */
  readonly name: string
  /** The file it is cut out of, for a weight. */
  readonly source: (weight: number) => string
  /** As `unicode-range` has it. */
  readonly range: string
}

export const weights = [400, 600] as const

/**
 * What is written in Arabic and English every day. Everything else (other languages of the Arabic script, accents,
 * rare signs) is in the whole files, which a page fetches only where somebody's text has it.
 */
export const subsets: readonly Subset[] = [
  {
    name: 'plex-latin',
    source: (weight) => `@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`,
    range:
      'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00B7, U+00BB, U+00E9, U+2013-2014, U+2018-201D, U+2022, U+2026',
  },
  {
    name: 'plex-arabic',
    source: (weight) =>
      `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
    range:
      'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0652, U+0660-066C, U+0670-0671, U+067E, U+0686, U+0698, U+06A4, U+06A9, U+06AF, U+06CC, U+200C-200E',
  },
]

/** Every character of a `unicode-range`. */
export function charactersOf(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
  })
}
