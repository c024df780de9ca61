import type { Logger } from '@rafiq/service-kit'

/** Something that is done again and again. */
export interface Repetition {
  stop(): Promise<void>
}

/**
 * Does `work` every `milliseconds`, never twice at once. A failure is logged, once until it works again: the next time
 * makes up for it.
 */
export function every(
  milliseconds: number,
  name: string,
  logger: Logger,
  work: () => Promise<void>,
): Repetition {
  let running = Promise.resolve()
  let busy = false
  let failing = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = work()
      .then(
        () => {
          failing = false
        },
        (error: unknown) => {
          if (!failing) logger.warn({ err: error, work: name }, 'will be tried again')
          failing = true
        },
      )
      .finally(() => {
        busy = false
      })
  }, milliseconds)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
