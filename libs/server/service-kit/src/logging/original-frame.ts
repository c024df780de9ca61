import { readFileSync } from 'node:fs'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** Where a line of a stack says that its call stands: a file or its address, a line and a column, from 1. */
const place = /(?:file:\/\/)?(\/[^\s():]+):(\d+):(\d+)/

/** Milliseconds for which a map is kept: what fails often is read once a minute, and an idle service keeps none. */
const keptFor = 60_000

const maps = new Map<string, TraceMap | null>()

/**
 * A line of an error's stack as the sources have it, where the file of its call has a source map. Node does the same by
 * `--enable-source-maps`, but reads every map as it loads a file and keeps it, which is a quarter of a service's memory, and
 * does so at each error, also at those that nobody logs.
 */
export function originalFrame(frame: string): string {
  const [text, path = '', line, column] = place.exec(frame) ?? []
  const map = text === undefined ? null : mapOf(path)
  if (text === undefined || !map) return frame
  const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 })
  if (found.source === null) return frame
  return frame.replace(text, () => `${found.source}:${found.line}:${found.column + 1}`)
}

function mapOf(path: string): TraceMap | null {
  const known = maps.get(path)
  if (known !== undefined) return known
  const map = readMap(path)
  maps.set(path, map)
  setTimeout(() => maps.delete(path), keptFor).unref()
  return map
}

function readMap(path: string): TraceMap | null {
  try {
    const file = `${decodeURI(path)}.map`
    return new TraceMap(readFileSync(file, 'utf8'), file)
  } catch {
    return null
  }
}
