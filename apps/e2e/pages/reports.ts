import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from '../support/words.ts'

/** The queue of reports and one of them, as somebody of the team works with it. */
export class ReportsPage {
  readonly page: Page
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
  }

  /** Opens the report on whoever bears this name, from the queue as it is shown. */
  async openFromQueue(name: string): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name }).click()
    await expect(this.page).toHaveURL(/\/moderator\/reports\/[0-9a-f-]{36}$/)
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(name)
  }

  async press(key: string): Promise<void> {
    await this.page.getByRole('button', { name: this.#say(key), exact: true }).click()
  }

  async choose(choice: 'dismiss' | 'warn' | 'pauseDays' | 'pause' | 'delete'): Promise<void> {
    await this.page.getByRole('radio', { name: this.#say(`decision.choices.${choice}`) }).check()
  }

  /** Words of one's own below the template. */
  async write(words: string): Promise<void> {
    await this.page.getByRole('textbox', { name: this.#say('message.words') }).fill(words)
  }

  region(key: string): Locator {
    return this.page.getByRole('region', { name: this.#say(key), exact: true })
  }

  #say = (key: string): string => this.words(`reports:reports.${key}`)
}
