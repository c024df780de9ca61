import { sessionStorageKey } from '@rafiq/platform-contracts'
import type { BrowserContext, CDPSession, Page } from 'puppeteer-core'
import { type PageRequest, serialSteps } from './serial-steps.ts'

/** A slow phone line: bits per second, and milliseconds until an answer begins. */
export const line = { rate: 1_600_000, latency: 150 }

/** How many times slower a phone is than this machine. */
export const slowdown = 4

export interface ComparedPage {
  path: string
  signedIn: boolean
  /** What a visitor came for; once it is there the page can be used. */
  control: string
}

/** One load of a page. */
export interface Load {
  /** Milliseconds. */
  lcp: number
  /** Milliseconds until the page's own control is there and the browser is free to answer. */
  interactive: number
  /** Bytes of the scripts until then, as they came over the network. */
  scriptBytes: number
  requests: number
  /** Until the page's own control was there. */
  steps: number
  /** Paths of all requests until the page had settled. */
  paths: string[]
}

const timeout = 60_000
/** Until nothing more is asked for: what waits for the page to settle comes 2 s after it. */
const settling = 3_500

/** A phone of its own: nothing in its cache, with the session if there is one. */
export async function openPhone(context: BrowserContext, token: string | undefined): Promise<Page> {
  const page = await context.newPage()
  await page.setViewport({ width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
  await page.emulateCPUThrottling(slowdown)
  if (token !== undefined) {
    // An empty tab has no storage.
    const start = (key: string, value: string) =>
      location.origin === 'null' ? undefined : sessionStorage.setItem(key, value)
    await page.evaluateOnNewDocument(start, sessionStorageKey, token)
  }
  await page.evaluateOnNewDocument(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Object.assign(globalThis, { lcp: startTime })
    }).observe({ type: 'largest-contentful-paint' as never, buffered: true })
  })
  return page
}

/**
 * Loads a page over the slow line, as often as it is called in the same browser: the first load is cold. Each begins in an
 * empty tab: on its way out a page is no phone's any more, and where that comes early enough it is styled and laid out
 * anew as one with a mouse, which holds up the page that is measured.
 */
export async function loadPage(page: Page, origin: string, { path, control }: ComparedPage): Promise<Load> {
  await page.goto('about:blank')
  const session = await page.createCDPSession()
  const traffic = await watchTraffic(session)
  const { identifier } = await page.evaluateOnNewDocument(noteWhenThere, control)
  await page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded', timeout })
  await page.waitForSelector(control, { timeout })
  const interactive = await page.evaluate(
    () => new Promise<number>((resolve) => setTimeout(() => resolve(performance.now()))),
  )
  const there = await page.evaluate(() => (globalThis as { controlThere?: number }).controlThere)
  const sofar = traffic.requests()
  const scriptBytes = traffic.scriptBytes()
  await new Promise((resolve) => setTimeout(resolve, settling))
  const lcp = await page.evaluate(() => (globalThis as { lcp?: number }).lcp ?? Number.NaN)
  const paths = traffic.requests().map(({ url }) => new URL(url).pathname)
  await page.removeScriptToEvaluateOnNewDocument(identifier)
  await session.detach()
  const steps = serialSteps(sofar, there ?? interactive)
  return { lcp, interactive, scriptBytes, requests: sofar.length, steps, paths }
}

/** Keeps when what a visitor came for is in the page first. */
function noteWhenThere(control: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(control)) return
    observer.disconnect()
    Object.assign(globalThis, { controlThere: performance.now() })
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Slows the connection down and keeps account of what goes over it. */
async function watchTraffic(session: CDPSession) {
  const asked = new Map<string, PageRequest>()
  const bytes = new Map<string, number>()
  let start: number | undefined
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
    if (!request.url.startsWith('http')) return
    start ??= timestamp
    const by = initiator.stack?.callFrames[0]?.url ?? initiator.url
    const at = (timestamp - start) * 1_000
    asked.set(requestId, { url: request.url, kind: type ?? 'Other', initiator: by || undefined, at })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) asked.delete(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength)
  })
  await session.send('Network.enable')
  await session.send('Network.setBypassServiceWorker', { bypass: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.rate / 8,
    uploadThroughput: line.rate / 8,
  })
  return {
    requests: () => [...asked.values()],
    scriptBytes: () =>
      [...asked].reduce((sum, [id, { kind }]) => sum + (kind === 'Script' ? (bytes.get(id) ?? 0) : 0), 0),
  }
}
