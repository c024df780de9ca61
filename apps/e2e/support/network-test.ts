import type { Page } from '@playwright/test'
import { NetworkProxy } from './network-proxy.ts'
import { test as base, expect } from './test.ts'

/** The browser's console errors about calls that nobody answers. */
const networkErrors = /net::ERR_(CONNECTION|EMPTY|FAILED|ABORTED|INTERNET|SOCKET)|ServiceWorker/

class CutNetwork extends NetworkProxy {
  onCut: () => void = () => undefined

  override cut(): Promise<void> {
    this.onCut()
    return super.cut()
  }
}

/** Journeys whose browser reaches the platform through a proxy of their own. They may cut it: its complaints are expected. */
export const test = base.extend<{ network: CutNetwork; complaintsOfCuts: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs by destructuring
  network: async ({}, use) => {
    const network = new CutNetwork(process.env.BASE_URL ?? 'http://localhost:4000')
    await network.open()
    await use(network)
    await network.cut().catch(() => undefined)
  },
  baseURL: async ({ network }, use) => use(network.url),
  // Apart, since whoever watches complaints needs the browser, which needs the address.
  complaintsOfCuts: [
    async ({ network, expectComplaint }, use) => {
      network.onCut = () => expectComplaint(networkErrors)
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Waits until the service worker controls the page and has cached what it needs to open offline. */
export async function expectOfflineReady(page: Page): Promise<void> {
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
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
