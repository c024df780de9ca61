import { expect, type Page } from '@playwright/test'
import { Frame } from '../pages/frame.ts'
import { expectAccessible } from '../support/axe.ts'
import { composed, countDocuments } from '../support/composed.ts'
import type { FixtureBuild } from '../support/fixture-build.ts'
import { FixtureTeam, type Published } from '../support/fixture-team.ts'
import { makeUnreadable, remove, tamper } from '../support/stored-files.ts'
import { test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

let team: FixtureTeam
let good: Published

test.beforeAll(async () => {
  team = await FixtureTeam.join('visits')
  good = await team.publish()
})

test.afterAll(() => team?.leave())

const entry = 'remoteEntry.js'
const failing = (what: string) => `(()=>{throw new Error("broken ${what}")})()`

/**
 * A page gives a version as long as pages do where nobody sets another time; the platform under test has a longer one.
 */
const usualLoadTime = (page: Page) =>
  page.route('/visits', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/"loadSeconds":\d+/, '"loadSeconds":4') })
  })

interface Fault {
  /** What the team did wrong, where no gate can see it. */
  change?: (build: FixtureBuild) => void
  /** What happens to the published files. */
  happen?: (published: Published) => void
  /** It ends by the time that a page gives a version; every other fault tells by itself. */
  hangs?: true
}

const faults: Record<string, Fault> = {
  'an entry that is gone (404)': { happen: ({ storage }) => remove(storage, entry) },
  'an entry that cannot be read (500)': { happen: ({ storage }) => makeUnreadable(storage, entry) },
  'an entry with a syntax error': { change: (build) => build.edit(entry, (text) => `${text})(`) },
  'a module that throws while it loads': { change: (build) => build.breakAt('load', failing('at load')) },
  'a page that throws at its first render': {
    change: (build) => build.breakAt('render', failing('at render')),
  },
  'a chunk that is gone': {
    happen: ({ storage, build }) => remove(storage, build.file('page.', '.js')),
  },
  'an entry of another hash': { happen: ({ storage }) => tamper(storage, entry, ';globalThis.tampered=1') },
  'a chunk of another hash': {
    happen: ({ storage, build }) => tamper(storage, build.file('page.', '.js'), ';globalThis.tampered=1'),
  },
  'a style of another hash': {
    happen: ({ storage, build }) => tamper(storage, build.file('page.', '.css'), ':root{--tampered:1}'),
  },
  'a page that never comes (a hang)': {
    hangs: true,
    change: (build) => build.breakAt('open', 'await new Promise(()=>{})'),
  },
}

/** What the browser and the shell rightly say about a version that does not work. */
const ofTheFault = /\/remotes\/visits\/|broken at|rafiq_visits|Unexpected token/

test.describe('a release with', () => {
  for (const [title, { change, happen, hangs }] of Object.entries(faults)) {
    test(`${title} falls back to the last good version in the same page`, { tag: '@alone' }, async ({
      page,
      words,
      expectComplaint,
    }) => {
      expectComplaint(ofTheFault)
      const broken = await team.publish({ channel: 'canary', ...(change && { change }) })
      happen?.(broken)
      const documents = countDocuments(page)
      if (hangs) await usualLoadTime(page)
      await page.goto('/visits')
      expect(await composedVersion(page)).toBe(broken.version)
      await expectVersion(page, good)
      expect(await page.evaluate(traces)).toEqual({ script: false, style: '' })
      await expectRestWorks(page, words)
      expect(documents.count).toBe(1)
      // Nothing is published over a version whose files are lost.
      await team.run('yank', team.name, broken.version, '--reason', title)
    })
  }
})

test.describe('a remote without a working version', () => {
  // The worker's requests would not pass the route below.
  test.use({ serviceWorkers: 'block' })

  test('shows a panel with Retry and the composition’s id, and Retry brings the page back', {
    tag: '@alone',
  }, async ({ page, words, expectComplaint }) => {
    expectComplaint(ofTheFault)
    const broken = await team.publish({
      channel: 'canary',
      change: (build) => build.breakAt('open', 'await new Promise(()=>{})'),
    })
    // Both hang: nobody answers for the good one.
    const held = Promise.withResolvers<void>()
    await page.context().route(`/remotes/visits/${good.version}/**`, async (route) => {
      await held.promise
      await route.continue()
    })
    await usualLoadTime(page)
    await page.goto('/visits')
    const panel = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('host:remoteFailure.title'))
    await expect(panel).toContainText((await composed(page)).id)
    await expectAccessible(page)
    held.resolve()
    await panel.getByRole('button', { name: words('common:words.retry'), exact: true }).click()
    await expectVersion(page, good)
    expect(await composedVersion(page)).toBe(broken.version)
  })
})

const composedVersion = async (page: Page) =>
  (await composed(page)).microFrontends.visits?.[0]?.metadata.version

/** What a tampered file would have left. */
const traces = () => ({
  script: 'tampered' in globalThis,
  style: getComputedStyle(document.documentElement).getPropertyValue('--tampered'),
})

async function expectVersion(page: Page, { version }: Published): Promise<void> {
  await expect(
    page.locator(`[data-remote="visits@${version}"]`).getByRole('heading', { level: 1 }),
  ).toBeVisible()
}

/** Header, footer and the other pages go on, without another document. */
async function expectRestWorks(page: Page, words: Words): Promise<void> {
  const frame = new Frame(page)
  await expect(frame.footer).toBeVisible()
  await frame.header.getByRole('link', { name: words('shell:header.home') }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(words('home:title'))
  await frame.footer
    .getByRole('link', { name: words('shell:footer.support') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/support$/)
}
