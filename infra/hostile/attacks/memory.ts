import { setTimeout as delay } from 'node:timers/promises'
import { residentMemory } from '../ground/memory.ts'
import type { Attack, Ground } from './attack.ts'

/** Megabytes that garbage and caches may be: what nobody collects is more. */
const mostGrowth = 300
/** Milliseconds in which nothing is asked. */
const quiet = 5_000

const begins = new WeakMap<object, ReadonlyMap<string, number>>()

/** Looks at how large services are once they are warm. */
export const memoryBefore: Attack = {
  name: 'memory before',
  async run({ target }) {
    begins.set(target, residentMemory(target))
  },
}

/** And once everything was done and forgotten. */
export const memoryAfter: Attack = {
  name: 'memory',
  async run({ target, findings }: Ground) {
    await delay(quiet)
    const before = begins.get(target)
    for (const [name, now] of residentMemory(target)) {
      const grew = now - (before?.get(name) ?? now)
      if (grew <= mostGrowth) continue
      findings.add({
        kind: 'memory',
        attack: 'memory',
        what: `${name} stays grown`,
        detail: `by ${grew} MB to ${now} MB`,
      })
    }
  },
}
