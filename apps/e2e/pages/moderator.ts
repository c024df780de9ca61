import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from '../support/words.ts'
import { toastOf } from './toast.ts'

/** What keeps an address apart from the text around it. */
const apart = (text: string) => `\u2066${text}\u2069`

/** `/moderator`: the list of accounts. */
export class ModeratorPage {
  readonly search: Locator
  readonly role: Locator
  readonly status: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.search = page.getByRole('searchbox', { name: words('moderation:filters.search') })
    this.role = page.getByRole('combobox', { name: words('moderation:filters.role'), exact: true })
    this.status = page.getByRole('combobox', { name: words('moderation:filters.status'), exact: true })
  }

  /** The account with this address: a row of the table, a card on a phone. */
  row(email: string): Locator {
    return this.#page.getByRole('row').filter({ has: this.#page.getByRole('link', { name: email }) })
  }

  /** On a phone role, status and order are behind a button. */
  async openFilters(): Promise<void> {
    const button = this.#page.getByRole('button', { name: this.#words('moderation:filters.open') })
    if (await button.isVisible()) await button.click()
    await expect(this.status).toBeVisible()
  }

  /** 'User Accounts (count)'. */
  async expectCount(total: number): Promise<void> {
    const name = this.#words('moderation:list.titleCounted', { total })
    await expect(this.#page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }

  /** The button of a row, by its name with the address. */
  action(email: string, action: 'pause' | 'activate' | 'delete'): Locator {
    const name = this.#words(`moderation:actions.${action}Label`, { email: apart(email) })
    return this.#page.getByRole('button', { name, exact: true })
  }

  async pause(email: string): Promise<void> {
    await this.action(email, 'pause').click()
    await this.answerPause()
  }

  /** Says in the dialog why and, until lifted, for how long. */
  async answerPause(): Promise<void> {
    const dialog = this.#page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: this.#words('moderation:pause.reason') }).selectOption('fraud')
    await dialog
      .getByRole('combobox', { name: this.#words('moderation:pause.duration') })
      .selectOption('open')
    await dialog.getByRole('button', { name: this.#words('moderation:pause.confirm'), exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  /** The notification, whose action takes back what it tells of. */
  async undo(): Promise<void> {
    const name = this.#words('moderation:toasts.undo')
    await toastOf(this.#page).getByRole('button', { name, exact: true }).click()
  }

  async expectToast(title: 'updated' | 'deleted' | 'updateFailed' | 'deletionFailed'): Promise<void> {
    await expect(toastOf(this.#page)).toContainText(this.#words(`moderation:toasts.${title}`))
  }

  async delete(email: string): Promise<void> {
    await this.action(email, 'delete').click()
    const dialog = this.#page.getByRole('alertdialog')
    await expect(dialog).toContainText(email)
    await dialog.getByRole('button', { name: this.#words('moderation:delete.confirm'), exact: true }).click()
    await expect(dialog).toBeHidden()
  }
}
