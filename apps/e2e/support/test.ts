import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import type { Language } from '@rafiq/contracts'
import { type Words, wordsIn } from './words.ts'

interface Fixtures {
  /** The language of the test; override it by `test.use({ language: 'en' })`. */
  language: Language
  words: Words
  /** Names complaints that this test provokes, such as the browser's line about a refused sign-in. */
  expectComplaint: (complaint: RegExp) => void
}

/**
 * The browser must have nothing to complain about: a console error, an uncaught exception or a blocked request fails
 * the test, whatever else it proves.
 */
export const test = base.extend<Fixtures>({
  language: ['ar', { option: true }],
  words: async ({ language }, use) => use(wordsIn(language)),
  expectComplaint: [
    async ({ page }, use) => {
      const complaints: string[] = []
      const expected: RegExp[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)))
      await use((complaint) => expected.push(complaint))
      expect(
        complaints.filter((text) => !expected.some((pattern) => pattern.test(text))),
        'complaints of the browser',
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** No violation of any rule of axe, best practices included. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  )
  expect(found, `axe at ${new URL(page.url()).pathname}`).toEqual([])
}

/** The page fits its width: nothing to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess, 'pixels beyond the width of the page').toBeLessThanOrEqual(0)
}
