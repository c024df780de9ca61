import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Browser } from '@playwright/test'
import { NetworkProxy } from '../support/network-proxy.ts'
import { canaryAnalysis, publishBrokenCanary, publishNewVersion, rafiqRelease } from '../support/publish.ts'
import { expect, test } from '../support/test.ts'

const { BASE_URL = 'http://localhost:4000' } = process.env
const remote = 'onboarding'

const status = () => rafiqRelease(remote, 'status')

/** The version of the remote that a document is composed of. */
function composedVersion(html: string): string {
  const [, composition = '{}'] = /<script[^>]*id="composition"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(composition).microFrontends[remote][0].metadata.version
}

/** Seeds of visitors who get this version, as many. */
async function seedsOf(version: string, count: number, request: APIRequestContext): Promise<string[]> {
  const seeds: string[] = []
  while (seeds.length < count) {
    const seed = randomBytes(16).toString('base64url')
    const answer = await request.get('/register', { headers: { cookie: `release=${seed}` } })
    if (composedVersion(await answer.text()) === version) seeds.push(seed)
  }
  return seeds
}

/** A visitor with a browser and an address of their own opens the page, which reports that it failed. */
async function visit(browser: Browser, seed: string, network: NetworkProxy, title: string): Promise<void> {
  const context = await browser.newContext({ baseURL: network.url, viewport: { width: 390, height: 844 } })
  await context.addCookies([{ name: 'release', value: seed, url: network.url }])
  const page = await context.newPage()
  await page.goto('/register')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect.poll(() => network.requests).toContain('POST /api/releases/reports')
}

test('a canary that throws as it is loaded is rolled back automatically, and no visitor loses the page', {
  tag: '@alone',
}, async ({ browser, request, words }) => {
  const stable = await publishNewVersion(remote)
  const broken = await publishBrokenCanary(remote, 10)
  const seeds = await seedsOf(broken, 3, request)
  const proxies = seeds.map((_, index) => new NetworkProxy(BASE_URL, `127.0.0.${index + 2}`))
  for (const [index, network] of proxies.entries()) {
    await network.open()
    await visit(browser, seeds[index] ?? '', network, words('onboarding:register.title'))
    if (index > 0) continue
    await expect.poll(async () => (await canaryAnalysis(remote))?.trial?.canary.errorRate).toBe(1)
    expect(await status()).toContain('not worse: errors 100.0 %')
  }

  await expect.poll(async () => (await canaryAnalysis(remote))?.rolledBack).toMatchObject({ version: broken })
  expect(await status()).toContain(`rolled back by canary analysis. ${broken}`)
  expect(await rafiqRelease(remote, 'history', remote)).toContain('watch')
  const answer = await request.get('/register', { headers: { cookie: `release=${seeds[0]}` } })
  expect(composedVersion(await answer.text())).toBe(stable)
  for (const network of proxies) await network.cut()
})
