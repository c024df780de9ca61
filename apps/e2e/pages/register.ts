import type { Page } from '@playwright/test'
import type { Language } from '@rafiq/platform-contracts'
import { openAs } from '../support/open-as.ts'
import type { Words } from '../support/words.ts'

/** `/register`: credentials and the three confirmations. */
export class RegisterPage {
  readonly email
  readonly password
  readonly continue
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.email = page.getByLabel(words('onboarding:register.email'), { exact: true })
    this.password = page.getByLabel(words('onboarding:register.password'), { exact: true })
    this.continue = page.getByRole('button', { name: words('onboarding:register.continue'), exact: true })
  }

  async open(language: Language): Promise<void> {
    await openAs(this.#page, '/register', { language })
  }

  async fill({ email, password }: { email: string; password: string }): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
  }

  /** Adult, terms, privacy, in this order. */
  async agree(): Promise<void> {
    for (const agreement of ['adult', 'terms', 'privacy']) {
      const name = new RegExp(plain(this.#words(`onboarding:register.${agreement}`)))
      await this.#page.getByRole('checkbox', { name }).check()
    }
  }
}

/** A text with tags for its links, up to the first of them. */
const plain = (text: string): string => text.replaceAll(/<\/?\w+>/g, '')
