import type { Logger } from '@rafiq/service-kit'

/** Something that is done again and again. */
export interface Repetition {
  /** Does it at once, or as soon as what is under way is done. */
  now(): void
  stop(): Promise<void>
}

/** Milliseconds until what failed is tried again, unless its own turn comes first. */
const retryDelay = 1_000

/**
 * Does `work` every `milliseconds`, never twice at once. A failure is logged, once until it works again, and tried
 * again soon.
 */
export function every(
  milliseconds: number,
  name: string,
  logger: Logger,
  work: () => Promise<void>,
): Repetition {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  let failing = false
  let stopped = false

  const plan = (delay: number): void => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(start, again ? 0 : delay).unref()
  }
  const round = async (): Promise<void> => {
    again = false
    try {
      await work()
      failing = false
    } catch (error) {
      if (!failing) logger.warn({ err: error, work: name }, 'will be tried again')
      failing = true
    }
  }
  function start(): void {
    running = round().finally(() => {
      running = undefined
      plan(failing ? Math.min(retryDelay, milliseconds) : milliseconds)
    })
  }

  plan(milliseconds)
  return {
    now: () => {
      again = true
      if (!running) plan(0)
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
