import { type Rule, stop, tell } from './finding.ts'

/** A page that weighs this many times as much, and as many bytes more, was not meant to. */
const [times, more] = [2, 150 * 1024]
/** Bytes that are worth a word. */
const worthTelling = 10 * 1024

const kib = (bytes: number): string => `${Math.round(bytes / 1024)} KiB`

/** What the page loads of the version. */
export const checkBytes: Rule = ({ isShell, candidate, live }) => {
  if (!live) return []
  const grown = candidate.bytes - live.bytes
  const message = `loads ${kib(candidate.bytes)} of the ${isShell ? 'shell' : 'remote'}, and ${kib(live.bytes)} in the live version`
  if (grown > more && candidate.bytes > live.bytes * times) return [stop('bytes', message)]
  return Math.abs(grown) > worthTelling ? [tell('bytes', message)] : []
}
