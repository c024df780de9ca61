import { setTimeout as delay } from 'node:timers/promises'
import { hasReached } from '@rafiq/platform-contracts'
import type { ReleaseApi } from './release-api.ts'
import { ReleaseError } from './release-error.ts'

/** Milliseconds. */
const timeLimit = 30_000
const interval = 50

/** Waits until pages are composed from a state of the registry that holds the change. */
export async function waitUntilLive(api: ReleaseApi, revision: string): Promise<void> {
  const end = performance.now() + timeLimit
  while (!hasReached((await api.status()).liveRevision, revision)) {
    if (performance.now() > end)
      throw new ReleaseError(notLive('the gateway still composes pages without it'))
    await delay(interval)
  }
}

/** Waits until pages are composed from a release, and its entry is served. */
export async function waitUntilServed(api: ReleaseApi, revision: string, entryPath: string): Promise<void> {
  await waitUntilLive(api, revision)
  if (!(await api.serves(entryPath))) throw new ReleaseError(notLive(`${entryPath} is not served`))
}

function notLive(reason: string): string {
  return `It was taken and is not live: ${reason} after ${timeLimit / 1000} s. Look at the gateway's log.`
}
