import type { Page } from '@playwright/test'
import { Frame } from '../pages/frame.ts'
import { LoginPage } from '../pages/login.ts'
import { registerByApi, verifyByApi } from '../support/auth-api.ts'
import { expectAccessible } from '../support/axe.ts'
import { cachedPaths, expectOfflineReady, test } from '../support/network-test.ts'
import { aPerson } from '../support/person.ts'
import { expect, expectNoSidewaysScroll, inLanguage } from '../support/test.ts'
import type { Words } from '../support/words.ts'

/** A sentence up to the time in it. */
const untilTime = (words: Words, key: `offline:${string}`) => words(key, { time: '\n' }).split('\n')[0] ?? ''

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

const headings = (page: Page) => page.getByRole('heading', { level: 1 })

async function openMatches(page: Page, words: Words): Promise<string[]> {
  await expect(headings(page)).toHaveText(words('matches:page.title'))
  const list = page.getByRole('list').filter({ has: page.getByRole('article') })
  await expect(list).toHaveAttribute('aria-busy', 'false')
  return list.getByRole('article').getByRole('heading').allTextContents()
}

inLanguage('ar', (language) => {
  test('a page visited before opens offline, says so, and recovers when the connection is back', async ({
    page,
    network,
    words,
  }) => {
    await new Frame(page).start(language)
    await expectOfflineReady(page)
    await network.cut()
    await page.reload()
    await expect(headings(page)).toHaveText(words('home:title'))
    await expect(notice(page, words('offline:away'))).toBeVisible()
    await new Frame(page).expectLanguage(language)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await network.open()
    await expect(notice(page, words('offline:away'))).toHaveCount(0)
  })
})

inLanguage('en', (language) => {
  // Alone: who is in Riyadh must be the same before and after.
  test('a member reads cached answers offline, with their time, and fresh ones when the connection is back', {
    tag: '@alone',
  }, async ({ page, network, words, request }) => {
    await new Frame(page).start(language)
    await signInAt(page, words, request)
    const names = await openMatches(page, words)
    await expectOfflineReady(page)

    await network.cut()
    await page.reload()
    expect(await openMatches(page, words)).toEqual(names)
    await expect(notice(page, untilTime(words, 'offline:awaySaved')).getByRole('time')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await network.open()
    const refresh = page.getByRole('button', { name: words('offline:refresh'), exact: true })
    await expect(notice(page, untilTime(words, 'offline:backSaved'))).toBeVisible()
    const before = network.requests.length
    await refresh.click()
    await expect(refresh).toHaveCount(0)
    expect(network.requests.slice(before)).toContain('GET /api/user/matches')
    expect(await openMatches(page, words)).toEqual(names)
  })
})

inLanguage('ar', (language) => {
  test('a page that is not cached shows an offline page, and opens by itself when the connection is back', async ({
    page,
    network,
    words,
    expectComplaint,
  }) => {
    expectComplaint(/status of 503/)
    await new Frame(page).start(language)
    await expectOfflineReady(page)
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))
    await network.cut()
    await page.goto('/support')
    await new Frame(page).expectLanguage(language)
    await expect(headings(page)).toHaveCount(1)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const retry = page.getByRole('button', { name: words('common:words.retry'), exact: true })
    await retry.click()
    await expect(retry).toBeVisible()
    await network.open()
    await expect(headings(page)).toHaveText(words('shell:footer.support'))
  })
})

async function signInAt(
  page: Page,
  words: Words,
  request: Parameters<typeof registerByApi>[0],
  person = aPerson(),
) {
  await registerByApi(request, person, 'ar')
  await verifyByApi(request, person.email)
  // A page that is left while it keeps its files for offline may keep no more of them.
  await expectOfflineReady(page)
  await page.goto('/login?next=/matches')
  await new LoginPage(page, words).signIn(person.email, person.password)
  await page.waitForURL('**/matches')
}

test('a page never visited offers Retry offline, and opens by it when the connection is back', async ({
  page,
  network,
  words,
  expectComplaint,
}) => {
  expectComplaint(/ChunkLoadError|Loading (CSS )?chunk/)
  await page.goto('/')
  await expectOfflineReady(page)
  await network.cut()
  const frame = new Frame(page)
  await frame.footer.getByRole('link', { name: words('shell:footer.terms'), exact: true }).click()
  await expect(headings(page)).toHaveText(words('host:readFailure'))
  await expect(frame.header).toBeVisible()
  await expect(notice(page, words('offline:away'))).toBeVisible()
  await network.open()
  await page.getByRole('button', { name: words('common:words.retry'), exact: true }).click()
  await expect(headings(page)).toHaveText(words('shell:footer.terms'))
})

test('signing out erases cached data in every tab', async ({
  page,
  context,
  network,
  words,
  request,
  members,
}) => {
  // Somewhere with no other women, so that she is there for both tabs, whoever is deleted elsewhere meanwhile.
  const home = { location: 'dawadmi', area: null } as const
  const { name } = (await members.join({ ...home, name: 'سارة القحطاني' })).person
  const me = aPerson(home)
  members.willJoin(me)
  await page.goto('/')
  await signInAt(page, words, request, me)
  expect(await openMatches(page, words)).toContain(name)
  await expectOfflineReady(page)
  const other = await context.newPage()
  await other.goto('/matches')
  await openMatches(other, words)
  expect(await storedText(other)).toContain(name)

  await new Frame(page).signOut(words)
  await expect(other).toHaveURL(/\/login/)
  for (const tab of [page, other]) {
    const stored = await storedText(tab)
    for (const trace of [name, 'userToken', 'kept:']) expect(stored).not.toContain(trace)
    expect(await tab.evaluate(() => indexedDB.databases())).toEqual([])
  }
  // What pages keep after that, files and which shell they are of, is public; a page that settles only now keeps those of its remote.
  expect((await cachedPaths(page)).filter((path) => !/^\/(shell|remotes)(\/|$)/.test(path))).toEqual([])
  expect(network.requests).toContain('POST /api/auth/logout')
})

/** Everything in the tab's storages. */
const storedText = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))

test('a browser without service workers shows the same pages', async ({ page, words }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  await page.goto('/')
  await expect(headings(page)).toHaveText(words('home:title'))
  await page.goto('/register')
  await expect(headings(page)).toHaveText(words('onboarding:register.title'))
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false)
})
