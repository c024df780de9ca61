import type { CodePlace } from '@rafiq/platform-contracts'
import type { RemoteVersion } from '../composition/composition.ts'
import { folderOf } from '../start/trusted-types.ts'

/** `stack`: the version's own calls, innermost first; empty where the browser names no place. */
export type Origin = { name: string; version: string; stack: readonly CodePlace[] }

/** As many as a fault has room for: its place and its callers (`beaconLimits` of the contract). */
const most = 3

/** `chunk.js:12:345`, behind a version's folder. */
const place = /^(?<file>[\w@./-]+):(?<line>\d+):(?<column>\d+)/

/**
 * The version whose code was running: the innermost call that lies in a remote's folder. Frames of the shell around it
 * (React, the router) only called it. `null`: no remote's.
 *
 * @param at where the browser says it happened, `address:line:column`
 */
export function originOf(error: unknown, versions: readonly RemoteVersion[], at = ''): Origin | null {
  const trace = `${at}\n${error instanceof Error ? (error.stack ?? '') : ''}`
  const found = versions
    .map(({ name, version, url }) => ({ name, version, folder: folderOf(url) }))
    .map((known) => ({ ...known, index: trace.indexOf(known.folder) }))
    .filter(({ index }) => index >= 0)
    .toSorted((a, b) => a.index - b.index)[0]
  if (!found) return null
  const { name, version, folder } = found
  return { name, version, stack: placesIn(trace, folder) }
}

/** The calls of a trace that lie in a folder. Where it happened often stands in the error's own trace as well. */
function placesIn(trace: string, folder: string): CodePlace[] {
  const places = trace.split(folder).slice(1).flatMap(placeOf)
  return places.filter((one, index) => index === 0 || !isSame(one, places[index - 1])).slice(0, most)
}

function placeOf(rest: string): CodePlace[] {
  const { file, line, column } = place.exec(rest)?.groups ?? {}
  return file && line && column ? [{ file, line: counted(line), column: counted(column) }] : []
}

/** Browsers count from 1, and say 0 where they do not know. */
const counted = (digits: string): number => Math.min(Math.max(Number(digits), 1), 10_000_000)

const isSame = (one: CodePlace, other: CodePlace | undefined): boolean =>
  one.file === other?.file && one.line === other.line && one.column === other.column

/** The class alone: what an error says could hold what somebody typed. */
export function classOf(error: unknown): string {
  if (!(error instanceof Error)) return 'NoError'
  return /^[A-Z][A-Za-z0-9]{0,39}$/.test(error.name) ? error.name : 'Error'
}
