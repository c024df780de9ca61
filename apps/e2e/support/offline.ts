import type { Page } from '@playwright/test'
import { Line } from './line.ts'
import { test as base, expect } from './test.ts'

/** Journeys over a line of their own, which they may cut; a browser's line about a call without answer is expected. */
export const test = base.extend<{ line: Line }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs by destructuring
  line: async ({}, use) => {
    const line = new Line(process.env.BASE_URL ?? 'http://localhost:4000')
    await line.open()
    await use(line)
    await line.cut().catch(() => undefined)
  },
  baseURL: async ({ line }, use) => use(line.url),
})

export const noAnswer = /net::ERR_(CONNECTION|EMPTY|FAILED|ABORTED|INTERNET|SOCKET)|ServiceWorker/

/** The worker is there and has kept what the page needs to open without a line. */
export async function keptForOffline(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { controller } = navigator.serviceWorker
        // The shell's name is written last.
        const kept = await Promise.all(['/', '/shell'].map((key) => caches.match(key, { ignoreVary: true })))
        return controller !== null && kept.every((one) => one !== undefined)
      }),
    )
    .toBe(true)
}

/** Paths of everything in the browser's caches. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
