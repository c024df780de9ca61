import type { Locator, Page } from '@playwright/test'
import type { Words } from '../support/words.ts'

/** `/connections`: who was contacted, and how many may still wait. */
export class ConnectionsPage {
  readonly limit: Locator
  readonly #page: Page

  constructor(page: Page, words: Words) {
    this.#page = page
    this.limit = page.getByRole('region', { name: words('matches:limit.title'), exact: true })
  }

  entry(name: string): Locator {
    return this.#page.getByRole('main').getByRole('article', { name, exact: true })
  }
}
