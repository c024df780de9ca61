import type { Issue } from '@rafiq/platform-contracts'
import type { Release } from './release.ts'

const kibibyte = 1024

/**
 * Bytes on the wire. The entry is read before anything can be drawn; a page's first view is what a phone on a bad
 * line waits for; the whole is what somebody on a metered line may load at most.
 */
const sizeBudget = {
  entry: 24 * kibibyte,
  page: 160 * kibibyte,
  whole: 600 * kibibyte,
} as const

/** Whether a version is light enough for the page that it joins. */
export function checkSize({ manifest, code }: Release): Issue[] {
  const bytesOf = (paths: Iterable<string>) =>
    [...new Set(paths)].reduce((sum, path) => sum + (code.get(path)?.wireBytes ?? 0), 0)
  return [
    ...over('entry', bytesOf([manifest.entry]), sizeBudget.entry, 'keep everything but the start out of it'),
    ...manifest.routes.flatMap(({ path, files }, index) =>
      over(
        `routes.${index}`,
        bytesOf([manifest.entry, ...files]),
        sizeBudget.page,
        `load what ${path} does not show at first with import()`,
      ),
    ),
    ...over('files', bytesOf(code.keys()), sizeBudget.whole, 'look for a library that came twice or whole'),
  ]
}

function over(path: string, bytes: number, budget: number, wayOut: string): Issue[] {
  if (bytes <= budget) return []
  return [{ path, message: `weighs ${inKibibytes(bytes)} of ${inKibibytes(budget)} on the wire: ${wayOut}` }]
}

function inKibibytes(bytes: number): string {
  return `${Math.ceil(bytes / kibibyte)} KiB`
}
