import { Frame } from '../pages/frame.ts'
import { composed, countDocuments } from '../support/composed.ts'
import { keepAway } from '../support/platform-data.ts'
import { expectTakenOver } from '../support/taken-over.ts'
import { expect, test } from '../support/test.ts'

/** Until a service that ended more than once is there again; the platform waits longer each time. Milliseconds. */
const restart = 180_000

test('while the releases service is down, pages are served with the last composition', {
  tag: '@alone',
}, async ({ page, request, words }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const statusOf = async () => (await request.get('/api/releases/status')).status()
  await page.goto('/register')
  await expect(heading).toHaveText(words('onboarding:register.title'))
  const before = await composed(page)

  const comeBack = keepAway('releases')
  await expect.poll(statusOf).toBe(503)
  await page.goto('/register')
  await expect(heading).toHaveText(words('onboarding:register.title'))
  expect(await composed(page)).toEqual(before)
  expect(await statusOf()).toBe(503)

  comeBack()
  // Nobody's token: the registry itself says so.
  await expect.poll(statusOf, { timeout: restart }).toBe(401)
})

test('while the gateway restarts, an open page stays usable, and afterwards keeps its composition', {
  tag: '@alone',
}, async ({ page, request, words, expectComplaint }) => {
  expectComplaint(/net::ERR_|\/remotes\/onboarding\/|rafiq_onboarding/)
  const frame = new Frame(page)
  const heading = page.getByRole('heading', { level: 1 })
  const documents = countDocuments(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expectTakenOver(page)
  const before = await composed(page)

  const comeBack = keepAway('gateway')
  await page.getByRole('main').locator('a[href="/register"]').first().click()
  await expect(heading).toHaveText(words('host:remoteFailure.title'))
  await expect(page.getByRole('main')).toContainText(before.id)
  await expect(frame.footer).toBeVisible()
  await frame.header.getByRole('link', { name: words('shell:header.home') }).click()
  await expect(heading).toHaveText(words('home:title'))

  comeBack()
  const isReady = () =>
    request.get('/readyz').then(
      (answer) => answer.ok(),
      () => false,
    )
  await expect.poll(isReady, { timeout: restart }).toBe(true)
  await page.getByRole('main').locator('a[href="/register"]').first().click()
  await expect(heading).toHaveText(words('onboarding:register.title'))
  expect(documents.count).toBe(1)
  await page.reload()
  await expect(heading).toHaveText(words('onboarding:register.title'))
  expect((await composed(page)).id).toBe(before.id)
})
