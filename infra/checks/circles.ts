import { posix } from 'node:path'
import { importsOf, relativeTarget } from './imports.ts'
import type { SourceFile } from './sources.ts'

/** What each node imports of the others. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Folder of a feature: the first below a workspace's `src`, or below its `features`. */
const featureFolder = /^(.+?\/src\/(?:features\/)?[^/]+)\/.+/

/** Declares types for another package and is imported by whatever these types are about; nothing of it runs. */
const augmentation = /\/register\.ts$/

/** Imports between nodes, where `nodeOf` says which node a file belongs to; undefined where it belongs to none. */
function graphOf(files: readonly SourceFile[], nodeOf: (path: string) => string | undefined): Graph {
  const graph = new Map<string, Set<string>>()
  for (const file of files) {
    const from = nodeOf(file.path)
    if (!from) continue
    const targets = importsOf(file).map(({ specifier }) => relativeTarget(file, specifier) ?? '')
    for (const to of targets.map(nodeOf)) {
      if (to && to !== from) graph.set(from, (graph.get(from) ?? new Set()).add(to))
    }
  }
  return graph
}

/** What is left once whatever imports nothing that is left has been taken away, again and again: circles and their importers. */
function withoutLeaves(graph: Graph): Graph {
  let left = graph
  for (let size = -1; size !== left.size; ) {
    size = left.size
    const known = left
    left = new Map([...known].filter(([, targets]) => [...targets].some((target) => known.has(target))))
  }
  return left
}

/** The shortest way from a node back to itself. */
function circleThrough(start: string, graph: Graph): string[] | undefined {
  const seen = new Set<string>()
  let ways = [[start]]
  while (ways.length > 0) {
    const longer: string[][] = []
    for (const way of ways) {
      for (const next of graph.get(way.at(-1) ?? '') ?? []) {
        if (next === start) return way
        if (!seen.has(next)) longer.push([...way, next])
        seen.add(next)
      }
    }
    ways = longer
  }
  return undefined
}

/** Each circle once, although it is found from every node in it. */
function circlesOf(graph: Graph): string[][] {
  const left = withoutLeaves(graph)
  const circles = [...left.keys()].flatMap((node) => {
    const circle = circleThrough(node, left)
    return circle ? [circle] : []
  })
  return [...new Map(circles.toReversed().map((circle) => [circle.toSorted().join(), circle])).values()]
}

/** Circles of imports, types included: of files anywhere, and of the folders of a service, app or library. */
export function circleProblems(files: readonly SourceFile[]): string[] {
  // Specs and stories are imported by nobody.
  const sources = files.filter(({ path }) => !/\.(spec|stories)\.tsx?$/.test(path))
  const fileCircles = circlesOf(graphOf(sources, (path) => (augmentation.test(path) ? undefined : path)))
  const folderCircles = circlesOf(graphOf(sources, (path) => featureFolder.exec(path)?.[1]))
  return [
    ...fileCircles.map(([first = '', ...others]) => {
      const folder = posix.dirname(first)
      const names = [first, ...others, first].map((path) => posix.relative(folder, path))
      return `${folder}: files import each other in a circle: ${names.join(' → ')}`
    }),
    ...folderCircles.map(([first = '', ...others]) => {
      const source = posix.dirname(first).replace(/\/features$/, '')
      const names = [first, ...others, first].map((folder) => posix.relative(source, folder))
      return `${source}: folders import each other in a circle: ${names.join(' → ')}`
    }),
  ]
}
