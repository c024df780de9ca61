import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Target } from './target.ts'

const megabyte = 1_048_576

/** Resident megabytes of each service; 0 where the system does not tell. */
function residentMemory(target: Target): Map<string, number> {
  return new Map(target.processes().map(({ name, pid }) => [name, residentOf(pid)]))
}

/** Resident megabytes of a process; 0 where the system does not tell. */
export function residentOf(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    return Math.round((pages * 4_096) / megabyte)
  } catch {
    return 0
  }
}

/** How much each service grew at most while something was done, in megabytes. */
export async function growthDuring(target: Target, work: () => Promise<void>): Promise<Map<string, number>> {
  const before = residentMemory(target)
  const growth = new Map<string, number>()
  let done = false
  const watching = (async () => {
    while (!done) {
      for (const [name, now] of residentMemory(target)) {
        growth.set(name, Math.max(growth.get(name) ?? 0, now - (before.get(name) ?? now)))
      }
      await delay(50)
    }
  })()
  await work().finally(() => {
    done = true
  })
  await watching
  return growth
}
