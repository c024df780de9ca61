import { expect, type Page } from '@playwright/test'

/** The application goes on with the page that came whole: until then its links and forms open documents. */
export const expectTakenOver = (page: Page): Promise<void> =>
  expect(page.locator('#root[data-prerendered]')).toHaveCount(0)
