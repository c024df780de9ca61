import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** WCAG 2.2 up to AA, target sizes included, and what axe holds for good practice. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose verdict depends on colours alone. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** No violation of any rule of axe, best practices included, once the page has arrived. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  await expectNoViolation(page, { type: 'tag', values: standards })
}

/** For a page that `expectAccessible` has read, once its colours have changed and nothing else. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNoViolation(page, { type: 'rule', values: colourRules })

/**
 * Axe reads the page in place, where a document takes it in once, and tells of violations alone: half of the time of a
 * reading is the report of all that is well.
 */
async function expectNoViolation(page: Page, runOnly: axe.RunOnly): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (rules) => {
    const { axe: reader } = window as unknown as { axe: typeof axe }
    const { violations } = await reader.run(document, { runOnly: rules, resultTypes: ['violations'] })
    return violations
  }, runOnly)
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  )
  expect(found, `axe at ${new URL(page.url()).pathname}`).toEqual([])
}
