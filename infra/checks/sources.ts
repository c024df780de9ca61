import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A file of the project: its path from the root with forward slashes, and its text. */
export type SourceFile = Readonly<{ path: string; text: string }>

const skipped = new Set(['node_modules', 'dist', '.git', '.nx', '.data', 'coverage', 'test-results'])

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else yield path
  }
}

/** Every file under these folders whose name ends in one of `endings`. */
export function readSources(
  root: string,
  folders: readonly string[],
  endings: readonly string[],
): SourceFile[] {
  return folders
    .flatMap((folder) => [...walk(join(root, folder))])
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))
}

/** Line of a place in a text, from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length
