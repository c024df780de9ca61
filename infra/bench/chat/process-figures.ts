import { setTimeout as delay } from 'node:timers/promises'

export interface Memory {
  heap: number
  resident: number
}

/** What a server under measure tells of its own process. It runs with `--expose-gc`. */
export const processFigures = {
  /** Bytes that are left after what is not needed was thrown away. */
  async memory(): Promise<Memory> {
    // What the first round frees may keep something else alive: finalizers run between them.
    for (let round = 0; round < 3; round += 1) {
      globalThis.gc?.()
      await delay(50)
    }
    const { heapUsed, rss } = process.memoryUsage()
    return { heap: heapUsed, resident: rss }
  },

  /** Milliseconds of processor time since the start. */
  processorTime(): number {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  },
}

export type ProcessFigures = typeof processFigures
