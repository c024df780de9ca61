import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Language } from '@rafiq/platform-contracts'
import { test as base } from './browser-test.ts'
import { Members } from './members.ts'
import { type Words, wordsIn } from './words.ts'

interface Fixtures {
  /** The language of the test; override it by `test.use({ language: 'en' })`. */
  language: Language
  words: Words
  /** Names complaints that this test provokes, such as the browser's line about a refused sign-in. */
  expectComplaint: (complaint: RegExp) => void
  /** Members made without the pages, and deleted after the test. */
  members: Members
  /** Another browser, which shares nothing with the first, with an empty page. */
  anotherBrowser: () => Promise<Page>
}

/** What the browser complained about during a test. */
type Complaints = {
  expected: RegExp[]
  listen: (context: BrowserContext) => void
  /** What comes from now on is no part of the test. */
  end: () => void
}

/**
 * The browser must have nothing to complain about: a console error, an uncaught exception or a blocked request fails
 * the test, whatever else it proves.
 */
export const test = base.extend<Fixtures & { complaints: Complaints }>({
  language: ['ar', { option: true }],
  words: async ({ language }, use) => use(wordsIn(language)),
  complaints: [
    async ({ context }, use) => {
      const found: string[] = []
      let ended = false
      const complain = (complaint: string) => {
        if (!ended) found.push(complaint)
      }
      const expected: RegExp[] = []
      const listen = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`)
        })
        watched.on('weberror', (error) => complain(error.error().stack || String(error.error())))
      }
      listen(context)
      await use({
        expected,
        listen,
        end: () => {
          ended = true
        },
      })
      expect(
        found.filter((text) => !expected.some((pattern) => pattern.test(text))),
        'complaints of the browser',
      ).toEqual([])
    },
    { auto: true },
  ],
  expectComplaint: async ({ complaints }, use) => use((complaint) => complaints.expected.push(complaint)),
  members: async ({ request, language, complaints }, use) => {
    const members = new Members(request, language)
    await use(members)
    // Pages that are still open lose their session here.
    complaints.end()
    await members.erase()
  },
  anotherBrowser: async ({ browser, complaints }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      opened.push(context)
      complaints.listen(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

/**
 * Journeys in one language: some in Arabic, some in English, and in both only that of a new member, as the sweep reads every
 * page and state in both, and specs hold that no text is missing.
 */
export function inLanguage(language: Language, journeys: (language: Language) => void): void {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    journeys(language)
  })
}

export { expect }

/** The page fits its width: nothing to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess, 'pixels beyond the width of the page').toBeLessThanOrEqual(0)
}
