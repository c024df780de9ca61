/** The worker's cache of files (`src/worker/sw.js`). */
const files = 'files'

const addressOf = (target: EventTarget | null): string => {
  if (target instanceof HTMLScriptElement) return target.src
  return target instanceof HTMLLinkElement ? target.href : ''
}

/**
 * A file that the browser refused, for its hash or otherwise, must not stay in the worker's cache: the next try gets
 * it from the server.
 */
export function dropRefusedFiles() {
  if (!('caches' in globalThis)) return
  const drop = async ({ target }: Event) => {
    const address = addressOf(target)
    if (address === '') return
    const cache = await caches.open(files)
    await cache.delete(new URL(address).pathname, { ignoreVary: true })
  }
  // Such errors do not bubble.
  addEventListener('error', (event) => void drop(event).catch(() => undefined), { capture: true })
}
