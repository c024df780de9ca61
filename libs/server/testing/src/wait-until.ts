import { setTimeout as delay } from 'node:timers/promises'

/**
 * Polls `condition` until it gives something truthy and returns that, instead of sleeping for a guessed time.
 * A throwing condition counts as not yet.
 *
 * @param options.timeout ms, 120,000 unless told: for what never comes, and no measure
 * @param options.interval ms between two looks, 25 unless told
 * @throws Error naming `what` and the last failure, once the time is up
 */
export async function waitUntil<T>(
  what: string,
  condition: () => T | Promise<T>,
  { timeout = 120_000, interval = 25 }: { timeout?: number; interval?: number } = {},
): Promise<NonNullable<T>> {
  const end = performance.now() + timeout
  let failure: unknown
  do {
    try {
      const value = await condition()
      if (value) return value
      failure = undefined
    } catch (error) {
      failure = error
    }
    await delay(interval)
  } while (performance.now() < end)
  throw new Error(`Waited ${timeout} ms in vain until ${what}.`, { cause: failure })
}

/** Waits for queues to be there: where a busy machine does not connect in time, the service tries again as well. */
export const untilReady = (queues: { ready(): Promise<unknown> }): Promise<boolean> =>
  waitUntil('the queues are ready', () => queues.ready().then(() => true))
