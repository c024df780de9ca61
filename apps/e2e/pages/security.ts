import type { Locator, Page } from '@playwright/test'
import type { Words } from '../support/words.ts'

/** `/account/security`: what opens an account, and where it is open. */
export class SecurityPage {
  readonly passkeys: Locator
  readonly sessions: Locator
  readonly addPasskey: Locator
  readonly setUpApp: Locator
  readonly dialog: Locator
  readonly code: Locator
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#words = words
    const region = (key: string) => page.getByRole('region', { name: words(`security:${key}`), exact: true })
    const button = (key: string) => page.getByRole('button', { name: words(`security:${key}`), exact: true })
    this.passkeys = region('passkeys.title')
    this.sessions = region('sessions.title')
    this.addPasskey = button('passkeys.add')
    this.setUpApp = button('totp.setUp')
    this.dialog = page.getByRole('dialog')
    this.code = this.dialog.getByLabel(words('factors:ways.totp.label'), { exact: true })
  }

  async makePasskey(name: string): Promise<void> {
    await this.addPasskey.click()
    await this.dialog.getByLabel(this.#words('security:passkeys.name'), { exact: true }).fill(name)
    await this.press('passkeys.make')
  }

  /** A button of the dialog that is open. */
  press(key: string): Promise<void> {
    return this.dialog.getByRole('button', { name: this.#words(`security:${key}`), exact: true }).click()
  }

  /** The key of the app that is being set up, as one would type it. */
  async secret(): Promise<string> {
    const shown = await this.dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent()
    return shown?.replaceAll(' ', '') ?? ''
  }
}
