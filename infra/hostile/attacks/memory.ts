import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { collectedMemory, type Kept } from '../harness/collected-memory.ts'
import type { Target } from '../harness/target.ts'
import type { Attack, Harness } from './attack.ts'

/**
 * Megabytes by which a service may have grown since it was warm, once its garbage is collected. Objects that are still
 * referred to: caches with bounds, a histogram for each route and status, pools at their full size. They reach their size
 * in the first minutes (0 to 5 more after 40,000 cases); a leak of 150 bytes a case would be 140 after a million. Resident
 * memory, which native libraries take as well, is not given back for a long time after a flood: more of it is no leak yet.
 */
const most: Kept = { objects: 100, resident: 300 }
/** Milliseconds in which next to nothing is asked, so that what is under way ends; in a minute, less. */
const quiet = { usual: 10_000, brief: 2_000 }

const begins = new WeakMap<Target, ReadonlyMap<string, Kept>>()

/** What each service keeps once its garbage is collected; nothing where the system has no signals for that. */
async function keptMemory({ processes, dataDir }: Target): Promise<Map<string, Kept>> {
  if (process.platform === 'win32') return new Map()
  const kept = processes().map(async ({ name, pid }) => {
    return [name, await collectedMemory(pid, join(dataDir, 'logs', `${name}.log`))] as const
  })
  return new Map(await Promise.all(kept))
}

/** Tells what services keep, and how much more that is than when they were warm. */
export async function printMemory({ target }: Harness): Promise<ReadonlyMap<string, Kept>> {
  const kept = await keptMemory(target)
  const before = begins.get(target)
  const change = (now: number, then = now) => `${now} (${now < then ? '' : '+'}${now - then})`
  const words = [...kept].map(
    ([name, { objects, resident }]) =>
      `${name} ${change(objects, before?.get(name)?.objects)} of ${change(resident, before?.get(name)?.resident)}`,
  )
  console.log(`     MB of objects that stay, of resident memory: ${words.join(', ')}`)
  return kept
}

/** Looks at how large services are once they are warm. */
export const memoryBefore: Attack = {
  name: 'memory before',
  async run(harness) {
    begins.set(harness.target, await printMemory(harness))
  },
}

/** And once everything was done and forgotten. */
export const memoryAfter: Attack = {
  name: 'memory',
  async run(harness) {
    const { target, findings, brief } = harness
    await delay(brief ? quiet.brief : quiet.usual)
    const before = begins.get(target)
    for (const [name, now] of await printMemory(harness)) {
      const then = before?.get(name) ?? now
      const [objects, resident] = [now.objects - then.objects, now.resident - then.resident]
      if (objects <= most.objects && resident <= most.resident) continue
      findings.add({
        kind: 'memory',
        attack: 'memory',
        what: `${name} stays grown`,
        detail: `by ${objects} MB of objects to ${now.objects} MB, by ${resident} MB to ${now.resident} MB in all`,
      })
    }
  },
}
