import { setTimeout as delay } from 'node:timers/promises'

/** Ctrl-C on a terminal arrives twice, once from the terminal and once from npm; that is still one request. */
const sameRequest = 1_000

/** Resolves with words for why when somebody asks the run to end, or when the npm that it belongs to is gone. */
export function endRequested(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve(signal === 'SIGINT' ? 'Ctrl-C' : signal))
    }
    if (process.env.npm_lifecycle_event === undefined) return
    const parent = process.ppid
    const timer = setInterval(() => {
      if (process.ppid !== parent) resolve('npm is gone')
    }, 500)
    timer.unref()
  })
}

/** Runs `force` when somebody asks once more while the run is ending. */
export async function onSecondRequest(force: () => void): Promise<void> {
  await delay(sameRequest, undefined, { ref: false })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, force)
}
