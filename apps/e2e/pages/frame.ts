import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '@rafiq/platform-contracts'
import { type Words, wordsIn } from '../support/words.ts'

const other = { ar: 'en', en: 'ar' } as const
const direction = { ar: 'rtl', en: 'ltr' } as const

/** What stands around every page: header, footer, language. */
export class Frame {
  readonly header: Locator
  readonly footer: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.header = page.getByRole('banner')
    this.footer = page.getByRole('contentinfo')
  }

  /** The document is in this language and runs in its direction. */
  async expectLanguage(language: Language): Promise<void> {
    const html = this.#page.locator('html')
    await expect(html).toHaveAttribute('lang', language)
    await expect(html).toHaveAttribute('dir', direction[language])
  }

  async switchTo(language: Language): Promise<void> {
    const name = wordsIn(other[language])('shell:header.otherLanguage')
    // A member's phone has it in the footer, everybody else in the header too.
    await this.footer.getByRole('button', { name, exact: true }).click()
    await this.expectLanguage(language)
  }

  /** By the menu of the account, on whatever page. */
  async signOut(words: Words): Promise<void> {
    await this.header.getByRole('button', { name: new RegExp(words('shell:header.accountMenu')) }).click()
    await this.header.getByRole('button', { name: words('shell:header.logout'), exact: true }).click()
  }

  /** Home in this language, from a first visit, which is in Arabic. */
  async start(language: Language): Promise<void> {
    await this.#page.goto('/')
    await this.expectLanguage('ar')
    if (language !== 'ar') await this.switchTo(language)
  }
}
