import type { RemoteVersion } from '../composition/composition.ts'
import { folderOf } from '../start/trusted-types.ts'

export type Origin = { name: string; version: string; file?: string; line?: number }

/** `chunk.js:12:345` right after a version's folder. */
const place = /^(?<file>[\w@./-]+):(?<line>\d+)/

/**
 * The version whose code was running: the innermost call that lies in a remote's folder. Frames of the shell around it
 * (React, the router) only called it. `null`: no remote's.
 *
 * @param at where the browser says it happened, `address:line`
 */
export function originOf(error: unknown, versions: readonly RemoteVersion[], at = ''): Origin | null {
  const trace = `${at}\n${error instanceof Error ? (error.stack ?? '') : ''}`
  const found = versions
    .map(({ name, version, url }) => ({ name, version, folder: folderOf(url) }))
    .map((known) => ({ ...known, index: trace.indexOf(known.folder) }))
    .filter(({ index }) => index >= 0)
    .toSorted((a, b) => a.index - b.index)[0]
  if (!found) return null
  const { name, version, folder, index } = found
  const { file, line } = place.exec(trace.slice(index + folder.length))?.groups ?? {}
  return { name, version, ...(file && line && { file, line: Number(line) }) }
}

/** The class alone: what an error says could hold what somebody typed. */
export function classOf(error: unknown): string {
  if (!(error instanceof Error)) return 'NoError'
  return /^[A-Z][A-Za-z0-9]{0,39}$/.test(error.name) ? error.name : 'Error'
}
