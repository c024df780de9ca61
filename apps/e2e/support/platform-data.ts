import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A path in the data folder of the running platform, for journeys that end a service, take files away or publish: they
 * fail where `DATA_DIR` does not name it, and are never passed over.
 */
export function inDataFolder(...path: string[]): string {
  const { DATA_DIR = '' } = process.env
  if (DATA_DIR === '')
    throw new Error('This journey needs DATA_DIR, the data folder of the running platform.')
  return join(DATA_DIR, ...path)
}

/** Its process, as the platform last started it. */
function processOf(service: string): number {
  const record = readFileSync(inDataFolder('run', `${service}.json`), 'utf8')
  return (JSON.parse(record) as { pid: number }).pid
}

/** Ends a service of the running platform at once, as a crash does; the platform starts it again. */
export function crash(service: string): void {
  process.kill(processOf(service), 'SIGKILL')
}

/** Milliseconds between two looks for a process in the place of the one that ended: shorter than any takes to listen. */
const interval = 20

/**
 * Ends a service and whatever the platform starts in its place, so that it is away for as long as a journey needs to see it.
 *
 * @returns lets it come back
 */
export function keepAway(service: string): () => void {
  let ended = processOf(service)
  process.kill(ended, 'SIGKILL')
  const timer = setInterval(() => {
    const next = nextProcess(service, ended)
    if (next === undefined) return
    process.kill(next, 'SIGKILL')
    ended = next
  }, interval)
  return () => clearInterval(timer)
}

function nextProcess(service: string, ended: number): number | undefined {
  try {
    const pid = processOf(service)
    return pid === ended ? undefined : pid
  } catch {
    // Between two processes there is no record, or half of one.
    return undefined
  }
}
