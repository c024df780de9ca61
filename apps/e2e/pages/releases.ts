import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from '../support/words.ts'

type Question = 'promote' | 'rollback' | 'canary' | 'endCanary' | 'disable' | 'enable'

/** What reads from left to right inside a text of the dashboard. */
const apart = (text: string) => `\u2066${text}\u2069`

/** The page of one remote in the releases dashboard. */
export class RemotePage {
  readonly live: Locator
  readonly versions: Locator
  readonly audit: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    const region = (title: 'live' | 'versions' | 'audit') =>
      page.getByRole('region', { name: words(`releases:${title}.title`), exact: true })
    this.live = region('live')
    this.versions = region('versions')
    this.audit = region('audit')
  }

  /** Presses a button of a part, reads the question about it, and says yes. */
  async move(part: Locator, button: string, question: Question, version = ''): Promise<void> {
    await part.getByRole('button', { name: button, exact: true }).click()
    await this.confirm(question, version)
  }

  async confirm(question: Question, version: string, share = ''): Promise<void> {
    const dialog = this.#page.getByRole('alertdialog')
    if (version) await expect(dialog).toContainText(version)
    const name = this.#words(`releases:moves.confirm.${question}`, { share })
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  /** @param whom a value of the product's, in its words: all of these get the version */
  async tryWith(version: string, whom: string): Promise<void> {
    const name = this.#words('releases:versions.tryLabel', { version: apart(version) })
    await this.versions.getByRole('button', { name, exact: true }).click()
    const dialog = this.#page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: whom, exact: true }).check()
    await dialog.getByRole('radio', { name: '100%', exact: true }).check()
    await dialog.getByRole('button', { name: this.#words('releases:canary.next'), exact: true }).click()
    await this.confirm('canary', version, '100%')
  }

  endCanary(): Promise<void> {
    return this.move(this.live, this.#words('releases:actions.endCanary'), 'endCanary')
  }

  makeLive(version: string): Promise<void> {
    const name = this.#words('releases:versions.liveLabel', { version: apart(version) })
    return this.move(this.versions, name, 'promote', version)
  }

  rollBackTo(version: string): Promise<void> {
    const name = this.#words('releases:actions.rollback', { version: apart(version) })
    return this.move(this.live, name, 'rollback', version)
  }

  switchTo(question: 'disable' | 'enable'): Promise<void> {
    return this.move(this.live, this.#words(`releases:actions.${question}`), question)
  }

  undo(): Promise<void> {
    return this.#page.getByRole('button', { name: this.#words('releases:moves.undo'), exact: true }).click()
  }
}
