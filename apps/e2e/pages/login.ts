import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '@rafiq/platform-contracts'
import { openAs } from '../support/open-as.ts'
import type { Words } from '../support/words.ts'
import { toastOf } from './toast.ts'

/** `/login`. */
export class LoginPage {
  readonly email: Locator
  readonly password: Locator
  readonly submit: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.email = page.getByLabel(words('shell:login.email'), { exact: true })
    this.password = page.getByLabel(words('shell:login.password'), { exact: true })
    this.submit = page.getByRole('button', { name: words('shell:login.submit'), exact: true })
  }

  async open(language?: Language): Promise<void> {
    if (language) await openAs(this.#page, '/login', { language })
    else await this.#page.goto('/login')
  }

  /** One was led here from a page that needs a session, and is told so. */
  async expectSignInRedirect(next: string): Promise<void> {
    await expect(this.#page).toHaveURL(`/login?next=${encodeURIComponent(next)}`)
    await expect(toastOf(this.#page)).toContainText(this.#words('common:session.required'))
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.submit.click()
  }
}
