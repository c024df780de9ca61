import { execFile } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readRecords } from '../local/process-records.ts'

const run = promisify(execFile)

/** Signals a process that a supervisor runs under this name; one that is just starting again is left alone. */
export function signal(folder: string, name: string, how: NodeJS.Signals): void {
  const record = readRecords(folder).find((candidate) => candidate.name === name)
  if (record) kill(record.pid, how)
}

/** The same for all of its children too: PostgreSQL serves each connection by one. */
async function signalAll(folder: string, name: string, how: NodeJS.Signals): Promise<void> {
  const record = readRecords(folder).find((candidate) => candidate.name === name)
  if (!record) return
  kill(record.pid, how)
  const { stdout } = await run('pgrep', ['-P', String(record.pid)]).catch(() => ({ stdout: '' }))
  for (const pid of stdout.split('\n').filter(Boolean)) kill(Number(pid), how)
}

/** Stops these for so many milliseconds, with all of their children: they have everything, and do nothing. */
export async function pause(folder: string, names: readonly string[], lasts: number): Promise<void> {
  for (const name of names) await signalAll(folder, name, 'SIGSTOP')
  await delay(lasts)
  for (const name of names) await signalAll(folder, name, 'SIGCONT')
}

/** Lets everything go on that is paused, so that it can end: also where a run breaks off in the middle of a fault. */
export async function continueAll(folder: string): Promise<void> {
  for (const { name } of readRecords(folder)) await signalAll(folder, name, 'SIGCONT')
}

function kill(pid: number, how: NodeJS.Signals): void {
  try {
    process.kill(pid, how)
  } catch {
    // It ended meanwhile.
  }
}
