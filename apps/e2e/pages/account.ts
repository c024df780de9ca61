import type { Locator, Page } from '@playwright/test'
import type { Words } from '../support/words.ts'

/** `/account`: the profile, who sees it, and what can be done with it. */
export class AccountPage {
  readonly edit: Locator
  /** Phone Number Sharing with Matches. */
  readonly sharing: Locator
  readonly card: Locator
  readonly photo: Locator
  readonly signOut: Locator
  readonly signOutEverywhere: Locator
  readonly changePassword: Locator
  readonly delete: Locator
  readonly deletion: Deletion
  readonly passwords: Passwords
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    const main = page.getByRole('main')
    const button = (key: string) => main.getByRole('button', { name: words(`account:${key}`), exact: true })
    this.edit = main.getByRole('link', { name: words('account:overview.edit'), exact: true })
    this.sharing = main.getByRole('switch', { name: words('account:privacy.switch'), exact: true })
    this.card = main.getByRole('article')
    this.photo = this.card.getByRole('img', { name: words('account:card.photoAlt'), exact: true })
    this.signOut = button('signOut.button')
    this.signOutEverywhere = button('everywhere.button')
    this.changePassword = button('password.button')
    this.delete = button('deletion.button')
    this.deletion = new Deletion(page, words)
    this.passwords = new Passwords(page, words)
  }

  /** What the overview says of one thing. */
  fact(name: 'email' | 'name' | 'location'): Locator {
    const term = this.#page.getByRole('term').filter({ hasText: this.#words(`account:overview.${name}`) })
    return this.#page
      .getByRole('region', { name: this.#words('account:overview.title') })
      .locator('div', { has: term })
      .getByRole('definition')
  }
}

/** The dialog that asks for the word. */
class Deletion {
  readonly dialog: Locator
  readonly word: Locator
  readonly confirm: Locator
  readonly cancel: Locator

  constructor(page: Page, words: Words) {
    this.dialog = page.getByRole('alertdialog')
    this.word = this.dialog.getByLabel(words('account:deletion.word', { word: 'DELETE' }), { exact: true })
    this.confirm = this.dialog.getByRole('button', { name: words('account:deletion.confirm'), exact: true })
    this.cancel = this.dialog.getByRole('button', { name: words('account:deletion.cancel'), exact: true })
  }
}

/** The dialog with the old password and the new one. */
class Passwords {
  readonly dialog: Locator
  readonly current: Locator
  readonly next: Locator
  readonly save: Locator

  constructor(page: Page, words: Words) {
    this.dialog = page.getByRole('dialog', { name: words('account:password.title'), exact: true })
    this.current = this.dialog.getByLabel(words('account:password.current'), { exact: true })
    this.next = this.dialog.getByLabel(words('account:password.new'), { exact: true })
    this.save = this.dialog.getByRole('button', { name: words('account:password.save'), exact: true })
  }
}
