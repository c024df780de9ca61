import { expect, type Locator, type Page } from '@playwright/test'
import type { ReportCategory } from '@rafiq/contracts/moderation'
import { pressUntilShown } from '../support/press-until.ts'
import type { Words } from '../support/words.ts'

/** What can be done about somebody, wherever they are met. */
export class Safety {
  readonly blocking: Locator
  readonly report: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.blocking = page.getByRole('alertdialog')
    this.report = page.getByRole('dialog')
  }

  /** Opens the menu beside this name and presses one of its items. */
  async choose(name: string, item: 'report' | 'block'): Promise<void> {
    const button = this.#page
      .getByRole('main')
      .getByRole('button', { name: this.#words('common:safety.more', { name }), exact: true })
    const entry = this.#page.getByRole('menuitem', { name: this.#words(`safety:menu.${item}`), exact: true })
    await pressUntilShown(button, entry)
    await entry.click()
  }

  async confirmBlock(): Promise<void> {
    await this.blocking
      .getByRole('button', { name: this.#words('safety:block.confirm'), exact: true })
      .click()
    await expect(this.blocking).toBeHidden()
  }

  /** A tap on the message shows the button beside it. */
  async openMessageReport(bubble: Locator, text: string): Promise<void> {
    await bubble.getByText(text).click()
    const button = bubble.getByRole('button', { name: this.#words('chat:report.message'), exact: true })
    await expect(button).toBeFocused()
    await button.click()
    await expect(this.report.getByText(text)).toBeVisible()
  }

  async sendReport(category: ReportCategory, words: string): Promise<void> {
    await this.report.getByText(this.#words(`common:reportCategory.${category}`), { exact: true }).click()
    await this.report.getByRole('textbox').fill(words)
    await this.report.getByRole('button', { name: this.#words('safety:report.send'), exact: true }).click()
    await expect(this.report).toBeHidden()
  }
}
