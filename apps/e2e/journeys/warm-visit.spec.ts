import type { Page } from '@playwright/test'
import { cachedPaths, expectOfflineReady, test } from '../support/network-test.ts'
import { publishNewVersion } from '../support/publish.ts'
import { expect } from '../support/test.ts'

const remote = 'onboarding'
const title = 'onboarding:register.title'

/** A page that took long asks whether its remote is there still (`withdrawn.ts` of the host). */
const ofLatePage = /^HEAD \/remotes\//

const composedVersion = (page: Page): Promise<string> =>
  page.evaluate((name) => {
    const { microFrontends } = JSON.parse(document.getElementById('composition')?.textContent ?? '{}')
    return microFrontends[name][0].metadata.version
  }, remote)

/** The versions of the remote that a page may load from: the live one, and the one it falls back to. */
const namedVersions = (page: Page): Promise<string[]> =>
  page.evaluate((name) => {
    const text = document.getElementById('composition')?.textContent ?? ''
    return [...text.matchAll(new RegExp(`/remotes/${name}/([^/"]+)/`, 'g'))].map(([, one]) => one ?? '')
  }, remote)

test.beforeEach(async ({ page, words }) => {
  await page.goto('/register')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(title))
  await expectOfflineReady(page)
})

test('after a release of one remote a warm visit loads the new version at once, and that remote’s files only', {
  tag: '@alone',
}, async ({ page, context, network, words }) => {
  const version = await publishNewVersion(remote)
  const older = page
  const newer = await context.newPage()
  network.requests.length = 0
  await newer.goto('/register', { waitUntil: 'networkidle' })
  await expect(newer.getByRole('heading', { level: 1 })).toHaveText(words(title))
  expect(await composedVersion(newer)).toBe(version)
  const files = network.requests.filter((one) => !one.endsWith('/register') && !ofLatePage.test(one))
  expect(files.length).toBeGreaterThan(0)
  for (const one of files) {
    expect(one).toMatch(
      new RegExp(`^GET /(remotes/${remote}/${version}/|sw\\.js$|manifest\\.webmanifest$|icon)`),
    )
  }
  // One more release makes versions needless: of the live one's predecessors a page names one, the last healthy. Which that
  // is changes meanwhile, and files that no page named are gone, so what may be kept is what was kept before.
  const newest = await publishNewVersion(remote)
  await newer.reload()
  expect(await composedVersion(newer)).toBe(newest)
  const keptVersions = async () => {
    const paths = (await cachedPaths(newer)).filter((path) => path.startsWith(`/remotes/${remote}/`))
    return [...new Set(paths.map((path) => path.split('/')[3]))].sort()
  }
  const loaded = [await composedVersion(older), version, newest]
  const ofBoth = new Set([...(await namedVersions(older)), ...(await namedVersions(newer))])
  const keptForBoth = loaded.filter((one) => ofBoth.has(one)).sort()
  await expect.poll(keptVersions).toEqual(keptForBoth)
  await older.close()
  await newer.reload()
  const ofOne = new Set(await namedVersions(newer))
  expect(ofOne.size).toBe(2)
  await expect.poll(keptVersions).toEqual(keptForBoth.filter((one) => ofOne.has(one)))
})

test('a second visit requests the document and nothing else', async ({ page, network, words }) => {
  network.requests.length = 0
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(title))
  // The report is the last word of the page before.
  const asked = network.requests.filter(
    (one) => !/sw\.js|manifest\.webmanifest|icon|reports$/.test(one) && !ofLatePage.test(one),
  )
  expect(asked).toEqual(['GET /register'])
})

/** Of each kind of file that the document names one. */
const named = [
  /^\/shell\/shell\.\w+\.js$/,
  /^\/remotes\/.*\/remoteEntry\.js$/,
  /^\/remotes\/.*\/register\.\w+\.js$/,
]

test('the shell, the entry and a page of a remote, tampered with in the cache, are fetched anew and once', async ({
  page,
  context,
  network,
  words,
  expectComplaint,
}) => {
  expectComplaint(/valid digest/)
  const kept = await cachedPaths(page)
  const paths = named.flatMap((pattern) => kept.find((one) => pattern.test(one)) ?? [])
  expect(paths).toHaveLength(named.length)
  for (const path of paths) await poison(page, path)
  network.requests.length = 0
  // A tab of its own: a reload takes scripts out of the memory of the page before.
  for (const tab of [await context.newPage(), await context.newPage()]) {
    await tab.goto('/register')
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(words(title))
  }
  for (const path of paths) {
    expect(network.requests.filter((one) => one === `GET ${path}`)).toHaveLength(1)
  }
})

test('a file that the document does not name, tampered with in the cache, is refused and replaced', async ({
  page,
  context,
  words,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('shell:login.title'))
  const find = async () => (await cachedPaths(page)).find((one) => /\/shell\/login\./.test(one)) ?? ''
  // The worker keeps a file after it has given it to the page.
  await expect.poll(find).not.toBe('')
  const path = await find()
  await page.goto('/')
  await poison(page, path)
  // A tab of its own: the first one still has the file in its memory.
  const tab = await context.newPage()
  await tab.goto('/')
  await tab
    .getByRole('main')
    .getByRole('link', { name: words('home:login'), exact: true })
    .first()
    .click()
  const retry = tab.getByRole('button', { name: words('common:words.retry'), exact: true })
  await expect(async () => {
    if (await retry.isVisible()) await retry.click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(words('shell:login.title'), {
      timeout: 1000,
    })
  }).toPass()
  const keptText = () => tab.evaluate(async (key) => (await caches.match(key))?.text(), path)
  await expect.poll(keptText).not.toContain('poison')
})

/** Puts something else in the place of a kept file. */
const poison = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (key) => {
    const headers = { 'content-type': 'text/javascript' }
    await (await caches.open('files')).put(key, new Response('throw new Error("poison")', { headers }))
  }, path)

test('a newer service worker takes over while the page stays usable', async ({ page, network, words }) => {
  network.rewrite(
    '/sw.js',
    (source) => `${source}\nself.addEventListener('message', ({ source }) => source.postMessage('newer'))\n`,
  )
  await page.getByLabel(words('onboarding:register.email'), { exact: true }).fill('noura@rafiq.test')
  await page.evaluate(async () => {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    )
    await (await navigator.serviceWorker.ready).update()
    await taken
  })
  const answer = page.evaluate(async () => {
    const heard = new Promise((resolve) => {
      navigator.serviceWorker.onmessage = ({ data }) => resolve(data)
    })
    navigator.serviceWorker.controller?.postMessage('who')
    return heard
  })
  expect(await answer).toBe('newer')
  await expect(page.getByLabel(words('onboarding:register.email'), { exact: true })).toHaveValue(
    'noura@rafiq.test',
  )
  await network.cut()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(title))
})
