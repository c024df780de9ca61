import { posix } from 'node:path'
import { lineAt, type SourceFile } from './sources.ts'

export type Import = Readonly<{
  /** As written: a package, a path, or `node:…`. */
  specifier: string
  line: number
}>

const patterns = [
  /(?:^|[;\s}])(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?(['"])(?<specifier>[^'"\n]+)\1/g,
  /\bimport\(\s*(['"`])(?<specifier>[^'"`\n$]+)\1/g,
]

/** Everything that a file imports or exports from elsewhere, types too. */
export function importsOf({ text }: SourceFile): Import[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      specifier: match.groups?.specifier ?? '',
      line: lineAt(text, match.index + match[0].indexOf(match.groups?.specifier ?? '')),
    })),
  )
}

/** Path of a relative import from the root; undefined for anything else. */
export function relativeTarget(file: SourceFile, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  return posix.normalize(posix.join(posix.dirname(file.path), specifier))
}

/** The package that a specifier names: `@rafiq/platform/router` → `@rafiq/platform`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
