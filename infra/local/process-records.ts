import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { identityOf, isStillRunning, type ProcessRecord } from './process-identity.ts'

const folderOf = (dataDir: string): string => join(dataDir, 'run')

/** Keeps who runs in `<data>/run/<name>.json`, so that a later start can clean up after this one. */
export function recordProcess(dataDir: string, name: string, pid: number): void {
  const identity = identityOf(pid)
  if (identity === undefined) return
  mkdirSync(folderOf(dataDir), { recursive: true })
  writeFileSync(join(folderOf(dataDir), `${name}.json`), JSON.stringify({ name, pid, identity }))
}

export function forgetProcess(dataDir: string, name: string): void {
  rmSync(join(folderOf(dataDir), `${name}.json`), { force: true })
}

/** Every record that a start left behind, whether its process still runs or not. */
export function readRecords(dataDir: string): ProcessRecord[] {
  let files: string[]
  try {
    files = readdirSync(folderOf(dataDir))
  } catch {
    return []
  }
  return files.flatMap((file) => {
    try {
      return [JSON.parse(readFileSync(join(folderOf(dataDir), file), 'utf8')) as ProcessRecord]
    } catch {
      // Half a record, of a start that was killed while it wrote: its process got no work yet.
      rmSync(join(folderOf(dataDir), file), { force: true })
      return []
    }
  })
}

export const isRecordedAlive = (record: ProcessRecord): boolean =>
  isStillRunning(record, identityOf(record.pid))

/**
 * Ends a recorded process: asks, waits, and kills it when the time is up. Another process with its number is left alone.
 *
 * @param timeout ms to wait after asking
 */
export async function endRecorded(record: ProcessRecord, timeout = 10_000): Promise<void> {
  const signals: [NodeJS.Signals, number][] = [
    [record.name === 'postgres' ? 'SIGINT' : 'SIGTERM', timeout],
    ['SIGKILL', 2_000],
  ]
  for (const [signal, wait] of signals) {
    if (!isRecordedAlive(record)) return
    try {
      process.kill(record.pid, signal)
    } catch {
      return
    }
    for (const end = Date.now() + wait; Date.now() < end && isRecordedAlive(record); ) await delay(50)
  }
}
