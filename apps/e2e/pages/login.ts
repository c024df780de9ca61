import type { Locator, Page } from '@playwright/test'
import type { Language } from '@rafiq/contracts'
import { arrive } from '../support/arrive.ts'
import type { Words } from '../support/words.ts'

/** `/login`. */
export class LoginPage {
  readonly email: Locator
  readonly password: Locator
  readonly submit: Locator
  readonly #page: Page

  constructor(page: Page, words: Words) {
    this.#page = page
    this.email = page.getByLabel(words('shell:login.email'), { exact: true })
    this.password = page.getByLabel(words('shell:login.password'), { exact: true })
    this.submit = page.getByRole('button', { name: words('shell:login.submit'), exact: true })
  }

  async open(language?: Language): Promise<void> {
    if (language) await arrive(this.#page, '/login', { language })
    else await this.#page.goto('/login')
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.submit.click()
  }
}
