import type { Page } from '@playwright/test'

/**
 * Calls that fail as on a lost connection while a journey says so. Made before the page is opened: a page that a service
 * worker controls lets calls through for a moment when somebody begins to hold them up later.
 */
export class FailingCalls {
  #failing = false

  /** @param pattern of their addresses, for all pages of this one's browser */
  static async of(page: Page, pattern: string): Promise<FailingCalls> {
    const calls = new FailingCalls()
    await page.context().route(pattern, (route) => (calls.#failing ? route.abort() : route.continue()))
    return calls
  }

  fail(): void {
    this.#failing = true
  }

  recover(): void {
    this.#failing = false
  }
}
