import { lineAt, type SourceFile } from './sources.ts'

const uses = [
  /(?<![\w.])(?:i18n\.)?t\(\s*(['"`])(?<key>[^'"`\n]+)\1/g,
  /\bi18nKey=\{?(['"`])(?<key>[^'"`\n]+)\1/g,
]

/** Whether a key has a text or a list of texts, or any key that a template can make has. */
function isKnown(key: string, known: ReadonlySet<string>): boolean {
  if (known.has(key)) return true
  const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const shape = new RegExp(`^${parts.join('.+')}(\\.\\d+(\\..+)?)?$`)
  return [...known].some((one) => shape.test(one))
}

/**
 * Keys that sources ask for and no locale file has.
 *
 * @param namespaces known keys (without plural forms) by namespace
 * @param own namespace of a key that names none; `common` is looked through after it
 */
export function usedKeyProblems(
  files: readonly SourceFile[],
  namespaces: ReadonlyMap<string, ReadonlySet<string>>,
  own: string,
): string[] {
  return files.flatMap(({ path, text }) =>
    uses.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const written = match.groups?.key ?? ''
        const [namespace, key] = written.includes(':')
          ? (written.split(':', 2) as [string, string])
          : [own, written]
        const empty: ReadonlySet<string> = new Set()
        const places = written.includes(':') ? [namespace] : [own, 'common']
        if (places.some((place) => isKnown(key, namespaces.get(place) ?? empty))) return []
        return [`${path}:${lineAt(text, match.index)} no text has the key ${written}`]
      }),
    ),
  )
}
