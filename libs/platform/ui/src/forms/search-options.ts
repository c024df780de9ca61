import { foldArabic } from './fold-arabic.ts'

export type ComboboxOption<Value extends string = string> = {
  value: Value
  label: string
  /** Other names that find it: the other language, common spellings. */
  keywords?: readonly string[] | undefined
}

/** 0 starts with it, 1 a word starts with it (also behind the Arabic article), 2 holds it, 3 does not. */
function rank(name: string, query: string): 0 | 1 | 2 | 3 {
  if (name.startsWith(query) || name.startsWith(`ال${query}`)) return 0
  if (name.includes(` ${query}`) || name.includes(` ال${query}`)) return 1
  return name.includes(query) ? 2 : 3
}

/** Options that match what was typed, best first, the list's own order among equals. */
export function searchOptions<Value extends string>(
  options: readonly ComboboxOption<Value>[],
  typed: string,
): readonly ComboboxOption<Value>[] {
  const query = foldArabic(typed)
  if (query === '') return options
  return options
    .map((option) => {
      const names = [option.label, ...(option.keywords ?? [])].map(foldArabic)
      return { option, rank: Math.min(...names.map((name) => rank(name, query))) }
    })
    .filter((found) => found.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map((found) => found.option)
}
