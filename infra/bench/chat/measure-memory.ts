import { setTimeout as delay } from 'node:timers/promises'
import type { Worker } from '../worker.ts'
import type { Clients } from './clients.ts'
import type { Pair } from './pairs.ts'
import type { ProcessFigures } from './process-figures.ts'
import type { Target } from './targets.ts'

export interface MemoryFigures {
  asked: number
  held: number
  /** Bytes for each socket held. */
  heap: number
  resident: number
}

/** Pairs that come and go first, so that what is made once is not counted. */
const warmUpPairs = 100
/** Milliseconds: longer than anything that is done at intervals and matters. */
const sampleTime = 2_500
const timeout = 60_000

/** What each open socket adds to the memory of its server. */
export async function measureMemory(
  target: Target,
  clients: Clients,
  pairs: readonly Pair[],
): Promise<MemoryFigures> {
  await clients.open(target, pairs.slice(0, warmUpPairs))
  await clients.close()
  await untilIdle(target.worker)
  const before = await target.worker.ask('memory')
  await clients.open(target, pairs)
  await untilIdle(target.worker)
  const after = await target.worker.ask('memory')
  const held = await clients.held()
  await clients.close()
  return {
    asked: 2 * pairs.length,
    held,
    heap: (after.heap - before.heap) / held,
    resident: (after.resident - before.resident) / held,
  }
}

/** Waits until the process has next to nothing to do. */
async function untilIdle(worker: Worker<ProcessFigures>): Promise<void> {
  for (const end = performance.now() + timeout; performance.now() < end; ) {
    const [start, before] = [performance.now(), await worker.ask('processorTime')]
    await delay(sampleTime)
    const share = ((await worker.ask('processorTime')) - before) / (performance.now() - start)
    if (share < 0.1) return
  }
}
