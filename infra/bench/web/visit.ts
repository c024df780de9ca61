import { sessionStorageKey } from '@rafiq/platform-contracts'
import lighthouse from 'lighthouse'
import puppeteer, { type Browser } from 'puppeteer-core'
import { windowedProgram } from '../../test/chromium.ts'
import { categories, medianVisit, type Visit } from './figures.ts'

const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

export const openBrowser = async (...more: string[]): Promise<Browser> =>
  puppeteer.launch({ executablePath: await windowedProgram(), args: [...flags, ...more] })

/** Where to go, and as whom. */
interface Target {
  url: string
  /** The session to have in session storage, if any. */
  token: string | undefined
}

/** Visits a page several times with an empty cache, after one visit that does not count. */
export async function visitOften(browser: Browser, target: Target, runs: number): Promise<Visit> {
  await visit(browser, target)
  const visits: Visit[] = []
  while (visits.length < runs) visits.push(await visit(browser, target))
  return medianVisit(visits)
}

/** One navigation through Lighthouse's default: a mid-range phone on slow 4G, simulated. */
async function visit(browser: Browser, { url, token }: Target): Promise<Visit> {
  const page = await browser.newPage()
  try {
    if (token !== undefined) {
      const start = (key: string, value: string) => sessionStorage.setItem(key, value)
      await page.evaluateOnNewDocument(start, sessionStorageKey, token)
    }
    const result = await lighthouse(
      url,
      { onlyCategories: [...categories], logLevel: 'error' },
      undefined,
      page,
    )
    if (!result) throw new Error(`Lighthouse had nothing to say about ${url}.`)
    return readVisit(result.lhr)
  } finally {
    await page.close()
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']
interface Request {
  url: string
  resourceType: string
}

/** @throws Error where Lighthouse could not visit the page or was led elsewhere. */
function readVisit({ audits, categories: results, environment, runtimeError, ...urls }: Result): Visit {
  if (runtimeError) throw new Error(`${urls.requestedUrl}: ${runtimeError.message}`)
  if (urls.finalDisplayedUrl !== urls.requestedUrl) {
    throw new Error(`${urls.requestedUrl} led to ${urls.finalDisplayedUrl}.`)
  }
  const numberOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN
  const details = audits['network-requests']?.details
  const requests = (details?.type === 'table' ? details.items : []) as unknown as Request[]
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round((results[category]?.score ?? 0) * 100)]),
    ) as Visit['scores'],
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    requests: requests.length,
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url),
    benchmarkIndex: environment.benchmarkIndex,
  }
}
