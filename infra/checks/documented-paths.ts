import { posix } from 'node:path'
import { lineAt, type SourceFile } from './sources.ts'

/** `[text](path)` and `![text](path#heading)`; addresses of the web and headings of the same document are none. */
const link = /\]\((?!https?:|mailto:|#)(?<path>[^)#\s]+)(?:#[^)]*)?\)/g

/** `apps/shell/src` in backticks; a pattern stands for whatever fits it. */
const treePath = /`(?<path>(?:apps|services|libs|infra|docs)\/[^`\s]*)`/g

/**
 * Links of a document that lead nowhere and, where it names places of the tree, places that are not there.
 *
 * @param exists whether a path from the root is there, `*` for any name
 * @param namesPlaces whether paths in backticks are held as well: a guide also names what its reader is about to make
 */
export function documentedPathProblems(
  { path, text }: SourceFile,
  exists: (path: string) => boolean,
  namesPlaces: boolean,
): string[] {
  const links = [...text.matchAll(link)].map(({ index, groups }) => ({
    index,
    target: posix.join(posix.dirname(path), groups?.path ?? ''),
  }))
  const places = [...(namesPlaces ? text.matchAll(treePath) : [])].map(({ index, groups }) => ({
    index,
    target: groups?.path ?? '',
  }))
  return [...links, ...places]
    .filter(({ target }) => !exists(target))
    .map(({ index, target }) => `${path}:${lineAt(text, index)} names ${target}, which is not there`)
}
