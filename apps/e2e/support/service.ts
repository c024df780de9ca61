import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { DATA_DIR = '' } = process.env

/** Journeys that end a service need DATA_DIR, the folder of the running platform's data. */
export const canEndServices = DATA_DIR !== ''

/** Ends a service of the running platform at once, as a crash does; the platform starts it again. */
export function crash(service: string): void {
  const record = readFileSync(join(DATA_DIR, 'run', `${service}.json`), 'utf8')
  process.kill((JSON.parse(record) as { pid: number }).pid, 'SIGKILL')
}
