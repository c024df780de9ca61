import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** WCAG 2.2 up to AA, target sizes included, and what axe holds for good practice. */
export const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe as it is put into a page: without its comments, which are more than half of it. */
export const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * For a page in which axe reads many documents: each has it at hand from its beginning, and takes it in when that is called.
 * Handing over half a megabyte takes as long as the reading itself.
 */
export const axeAtHand = `globalThis.takeInAxe = () => { ${axeSource} }`

/**
 * No violation of any rule of axe, best practices included, once the page has arrived. Axe reads the page in place, where
 * a document takes it in once, and tells of violations alone: half of the time of a reading is the report of all that is
 * well.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  if (!(await page.evaluate(isAxeThere))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async (values) => {
    const { axe: reader } = window as unknown as { axe: typeof axe }
    // What appears is still transparent, and letters without contrast, in the first picture of its animation.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    // What is scrolled under a header or a bar is no smaller for that: they are read where they begin.
    const overlays = [...document.querySelectorAll<HTMLElement>('[class~="sticky"]')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    )
    for (const { style } of overlays) style.setProperty('position', 'static')
    const runOnly = { type: 'tag', values } as const
    const { violations } = await reader.run(document, { runOnly, resultTypes: ['violations'] })
    for (const { style } of overlays) style.removeProperty('position')
    return violations
  }, standards)
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  )
  expect(found, `axe at ${new URL(page.url()).pathname}`).toEqual([])
}

/** In the page. */
function isAxeThere(): boolean {
  const { takeInAxe } = window as unknown as { takeInAxe?: () => void }
  if (!('axe' in window)) takeInAxe?.()
  return 'axe' in window
}
