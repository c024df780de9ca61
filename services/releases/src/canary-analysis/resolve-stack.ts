import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import type { CodePlace, TracedPlace } from '@rafiq/platform-contracts'
import { readJson } from '@rafiq/service-kit'
import { z } from 'zod'

export type SourceMap = TraceMap

/** What of a map is read. It came from a bundler, whichever: one that is another way is as good as none. */
const sourceMapSchema = z.object({
  version: z.literal(3),
  names: z.array(z.string()).default([]),
  sources: z.array(z.string().nullable()),
  sourcesContent: z.array(z.string().nullable()).optional(),
  sourceRoot: z.string().optional(),
  mappings: z.string(),
})

/** Characters of a line, and of a file's path, that are shown. */
const longest = 300

/** @returns undefined for what is no source map */
export function parseMap(content: string): SourceMap | undefined {
  const map = sourceMapSchema.safeParse(readJson(content))
  if (!map.success) return undefined
  const { sourcesContent, sourceRoot, ...rest } = map.data
  return new TraceMap({
    ...rest,
    ...(sourcesContent && { sourcesContent }),
    ...(sourceRoot && { sourceRoot }),
  })
}

/**
 * Where somebody wrote what stands at these places of built files.
 *
 * @param maps by the file that each is of
 */
export function resolveStack(
  stack: readonly CodePlace[],
  maps: ReadonlyMap<string, SourceMap>,
): TracedPlace[] {
  return stack.map((place) => {
    const map = maps.get(place.file)
    return { ...place, source: map ? sourceOf(place, map) : null }
  })
}

/** Browsers count columns from 1, source maps from 0. */
function sourceOf({ line, column }: CodePlace, map: SourceMap): TracedPlace['source'] {
  const found = originalPositionFor(map, { line, column: column - 1 })
  // A map that is broken names sources that it does not have.
  if (!found.source) return null
  const text = sourceContentFor(map, found.source)?.split('\n')[found.line - 1]?.trim()
  return {
    file: pathOf(map.sources[map.resolvedSources.indexOf(found.source)] ?? found.source),
    line: found.line,
    column: found.column + 1,
    text: text === undefined || text === '' ? null : text.slice(0, longest),
  }
}

/** As the bundler called it: `webpack://@rafiq/chat/./src/room.tsx` and `../src/room.tsx` are both `src/room.tsx`. */
function pathOf(source: string): string {
  const path = source.replace(/^[a-z][a-z+.-]*:\/\/[^?]*?\/(?=\.{1,2}\/)/, '').replace(/^(?:\.{0,2}\/)+/, '')
  return path.slice(-longest)
}
