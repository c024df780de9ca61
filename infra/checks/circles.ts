import { posix } from 'node:path'
import { importsOf, relativeTarget } from './imports.ts'
import type { SourceFile } from './sources.ts'

/** Folder of a feature: the first below a workspace's `src`, or below its `features`. */
const featureFolder = /^(.+?\/src\/(?:features\/)?[^/]+)\/.+/

const folderOf = (path: string): string | undefined => featureFolder.exec(path)?.[1]

/** What the files of each folder import of other folders of the same workspace. */
function folderImports(files: readonly SourceFile[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const file of files) {
    const from = folderOf(file.path)
    if (!from || /\.spec\.tsx?$/.test(file.path)) continue
    for (const { specifier } of importsOf(file)) {
      const to = folderOf(relativeTarget(file, specifier) ?? '')
      if (to && to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to))
    }
  }
  return imports
}

/** The shortest way from a folder back to itself. */
function circleThrough(
  start: string,
  imports: ReadonlyMap<string, ReadonlySet<string>>,
): string[] | undefined {
  const seen = new Set<string>()
  let ways = [[start]]
  while (ways.length > 0) {
    const longer: string[][] = []
    for (const way of ways) {
      for (const next of imports.get(way.at(-1) ?? '') ?? []) {
        if (next === start) return way
        if (!seen.has(next)) longer.push([...way, next])
        seen.add(next)
      }
    }
    ways = longer
  }
  return undefined
}

/** Folders of a service, app or library that import each other, directly or through others; types count. */
export function circleProblems(files: readonly SourceFile[]): string[] {
  const imports = folderImports(files)
  const circles = [...imports.keys()].flatMap((folder) => {
    const circle = circleThrough(folder, imports)
    return circle ? [circle] : []
  })
  // Each is found once from every folder in it.
  const once = new Map(circles.toReversed().map((circle) => [circle.toSorted().join(), circle]))
  return [...once.values()].map(([first = '', ...others]) => {
    const source = posix.dirname(first).replace(/\/features$/, '')
    const names = [first, ...others, first].map((folder) => posix.relative(source, folder))
    return `${source}: folders import each other in a circle: ${names.join(' → ')}`
  })
}
