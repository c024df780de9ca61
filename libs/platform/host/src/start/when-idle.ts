/** Milliseconds after which a browser that is never idle does it all the same. */
const longest = 5_000

/**
 * Does something that can wait until the browser has nothing else to do.
 *
 * @param instead milliseconds after which it is done where a browser does not say that it is idle
 */
export function whenIdle(work: () => void, instead: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: longest })
  else setTimeout(work, instead)
}
