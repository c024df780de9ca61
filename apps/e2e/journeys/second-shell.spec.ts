import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { FixtureBuild } from '../support/fixture-build.ts'
import { SecondProduct } from '../support/second-product.ts'

/** A platform that knows nothing of roommates: a second, tiny shell with one remote, on the platform alone. */
let product: SecondProduct
let folder: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rafiq-second-'))
  product = await SecondProduct.start(folder)
})
test.afterAll(() => {
  product.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('second product: its home links to a remote’s page by name, which opens in an area of its own', async ({
  page,
}) => {
  await page.goto(product.address)
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible()
  await page.getByRole('link', { name: 'Book a visit' }).click()
  await expect(
    page.locator('[data-remote^="visits@"]').getByRole('heading', { name: 'Visits' }),
  ).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveText('© Library')
})

test('second product: a remote’s address opens at once, a guarded one asks to sign in, an unknown one is none', async ({
  page,
}) => {
  await page.goto(`${product.address}/visits`)
  await expect(page.getByRole('heading', { name: 'Visits' })).toBeVisible()
  await page.goto(`${product.address}/loans`)
  await expect(page).toHaveURL(`${product.address}/sign-in?next=%2Floans`)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto(`${product.address}/nowhere`)
  await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible()
})

test('second product: its files hold nothing of Rafiq’s pages, API or words', () => {
  const files = globSync('**/*.{js,css}', { cwd: product.shellFolder })
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const text = readFileSync(join(product.shellFolder, file), 'utf8')
    expect(text, file).not.toMatch(
      /\/api\/(?:user|users|auth|moderator)\b|roommate|moderator|questionnaire|رفيق/,
    )
  }
})

test('second product: a place in a page shows what fills it in an area of its own, and nothing once that breaks', async ({
  page,
}) => {
  await page.goto(`${product.address}/visits`)
  const place = page.locator('section.visits [data-remote="visits@1.0.0"]')
  await expect(place).toHaveText('Open until 20:00')
  const breaking = await FixtureBuild.make(join(folder, 'filling'), 'visits', '2.0.0')
  breaking.breakAt('fill', '(()=>{throw new TypeError("mine")})()')
  product.serve(product.shellFolder, breaking)
  const failed = page.waitForEvent('console', (message) => message.text().includes('mine'))
  await page.goto(`${product.address}/visits`)
  await failed
  await expect(page.getByRole('heading', { name: 'Visits' })).toBeVisible()
  await expect(page.locator('section.visits [data-remote]')).toHaveCount(0)
})

test('second product: what a remote overwrites is put back, the remote is not taken in, and the frame goes on', async ({
  page,
}) => {
  const breaking = await FixtureBuild.make(join(folder, 'breaking'), 'visits', '2.0.0')
  breaking.breakAt('load', 'Array.prototype.flatMap=()=>{throw new TypeError("mine")}')
  product.serve(product.shellFolder, breaking)
  await page.goto(`${product.address}/visits`)
  await expect(page.getByRole('button', { name: /try again|retry/i })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveText('© Library')
  expect(await page.evaluate(() => [1, 2].flatMap((number) => [number, number]))).toEqual([1, 1, 2, 2])
})

test('second product: where the remote is switched off, the link to it is left out, and the page says so', async ({
  page,
}) => {
  product.withoutRemotes()
  await page.goto(product.address)
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book a visit' })).toHaveCount(0)
  await page.goto(`${product.address}/visits`)
  await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible()
})
