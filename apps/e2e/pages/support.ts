import type { Locator, Page } from '@playwright/test'
import type { Words } from '../support/words.ts'

type TextField = 'name' | 'email' | 'subject' | 'message'

/** `/support`: the form that becomes a message in the visitor's own mail app. */
export class SupportPage {
  readonly send: Locator
  readonly form: Locator
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#words = words
    this.form = page.getByRole('region', { name: words('support:form.title'), exact: true })
    this.send = this.form.getByRole('button', { name: words('support:form.send'), exact: true })
  }

  field(name: TextField): Locator {
    return this.form.getByRole('textbox', { name: this.#words(`support:form.${name}`), exact: true })
  }

  category(name: string): Locator {
    return this.form.getByRole('radio', { name: this.#words(`support:form.categories.${name}`), exact: true })
  }

  async fill(texts: Record<TextField, string>): Promise<void> {
    for (const [name, text] of Object.entries(texts)) await this.field(name as TextField).fill(text)
  }
}
