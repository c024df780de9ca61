/** Plural forms that a language has (CLDR), as i18next writes them after a key. */
const pluralForms: Readonly<Record<string, readonly string[]>> = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  en: ['one', 'other'],
}
const plural = /_(zero|one|two|few|many|other)$/

/** Texts of one namespace by language: nested objects whose leaves are sentences. */
export type Namespace = Readonly<{ name: string; texts: Readonly<Record<string, unknown>> }>

/** `{ a: { b: 'x' } }` → `['a.b']`. */
export function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix]
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, prefix ? `${prefix}.${key}` : key))
}

const emptyTexts = (value: unknown, prefix = ''): string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [prefix] : []
  if (typeof value !== 'object' || value === null) return [prefix]
  return Object.entries(value).flatMap(([key, inner]) => emptyTexts(inner, prefix ? `${prefix}.${key}` : key))
}

/** Keys as code names them: without the plural form. */
const baseKeys = (texts: unknown): Set<string> => new Set(keysOf(texts).map((key) => key.replace(plural, '')))

function missingForms(language: string, texts: unknown): string[] {
  const keys = new Set(keysOf(texts))
  const counted = new Set([...keys].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')))
  return [...counted].flatMap((base) =>
    (pluralForms[language] ?? [])
      .filter((form) => !keys.has(`${base}_${form}`))
      .map((form) => `${base}_${form}`),
  )
}

/** What makes a namespace incomplete in one of its languages. */
export function namespaceProblems({ name, texts }: Namespace): string[] {
  const languages = Object.keys(texts)
  const all = new Set(languages.flatMap((language) => [...baseKeys(texts[language])]))
  return languages.flatMap((language) => {
    const own = baseKeys(texts[language])
    const say = (problem: string) => (key: string) => `${name} (${language}): ${key} ${problem}`
    return [
      ...[...all].filter((key) => !own.has(key)).map(say('is missing')),
      ...missingForms(language, texts[language]).map(say('is a plural form that is missing')),
      ...emptyTexts(texts[language]).map(say('is empty')),
    ]
  })
}
