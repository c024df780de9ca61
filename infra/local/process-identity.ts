import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** What tells a process from a later one that got the same number. */
export type ProcessRecord = Readonly<{ name: string; pid: number; identity: string }>

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Start time in clock ticks since boot (proc(5), field 22); the command before it may hold spaces and brackets. */
function linuxIdentity(pid: number): string | undefined {
  const fields = readOrEmpty(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')
  const [state, started] = [fields?.[0], fields?.[19]]
  if (!started || state === 'Z') return undefined
  return `${readOrEmpty('/proc/sys/kernel/random/boot_id').trim()}/${started}`
}

/** When and after which boot the process with this number started; undefined if there is none. */
export function identityOf(pid: number): string | undefined {
  if (existsSync('/proc/self/stat')) return linuxIdentity(pid)
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

/** A recorded process may only be ended while its number still means the process that was recorded. */
export function isStillRunning(record: ProcessRecord, identity: string | undefined): boolean {
  return identity !== undefined && identity === record.identity
}

/** Number of the process that started this one; undefined where that cannot be told. */
export function parentOf(pid: number): number | undefined {
  const parent = readOrEmpty(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1]
  return parent === undefined ? undefined : Number(parent)
}

/** The command line, its words joined by spaces; empty if it cannot be read. */
export const commandLineOf = (pid: number): string =>
  readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
