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

/** Ends a service of the running platform at once, as a crash does; the platform starts it again. */
export function crash(service: string): void {
  const record = readFileSync(inDataFolder('run', `${service}.json`), 'utf8')
  process.kill((JSON.parse(record) as { pid: number }).pid, 'SIGKILL')
}
