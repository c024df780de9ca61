/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import type { Violation } from './page-state.ts'
import { type Subject, shellSubject } from './subject.ts'

/** WCAG 2.2 up to AA. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds in what is the subject's own. */
export async function readAccessibility(page: Page, subject: Subject): Promise<Record<string, Violation>> {
  // What a service that proves nothing never loads.
  const { default: axe } = await import('axe-core')
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ([area, values, isFrame]) => {
      const { axe: reader } = window as unknown as { axe: AxeInPage }
      // What is scrolled under a bar of the frame is no smaller for that.
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) =>
          !isFrame &&
          !element.closest('[data-remote]') &&
          /^(sticky|fixed)$/.test(getComputedStyle(element).position),
      )
      const before = bars.map(({ style }) => style.visibility)
      for (const { style } of bars) style.visibility = 'hidden'
      const { violations } = await reader.run(
        { include: [[area]] },
        { runOnly: { type: 'tag', values: [...values] }, resultTypes: ['violations'] },
      )
      for (const [index, { style }] of bars.entries()) style.visibility = before[index] ?? ''
      return violations.map(({ id, impact, nodes }) => ({
        id,
        impact: impact ?? 'minor',
        elements: nodes.length,
      }))
    },
    [subject.words, standards, subject === shellSubject] as const,
  )
  return Object.fromEntries(found.map(({ id, impact, elements }) => [id, { impact, elements }]))
}

interface AxeInPage {
  run(
    context: { include: string[][] },
    options: { runOnly: { type: 'tag'; values: string[] }; resultTypes: ['violations'] },
  ): Promise<{ violations: { id: string; impact?: string | null; nodes: unknown[] }[] }>
}
