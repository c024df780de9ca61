import type { Page } from '@playwright/test'
import { type Composition, compositionSchema } from '@rafiq/platform-contracts'

/** What the document of this page is made of. */
export const composed = async (page: Page): Promise<Composition> =>
  compositionSchema.parse(
    await page.evaluate(() => JSON.parse(document.getElementById('composition')?.textContent ?? '{}')),
  )

/** How many documents a page has asked for: one, as long as it is never loaded again. */
export function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count += 1
  })
  return documents
}
