import type { Locator, Page } from '@playwright/test'
import { limits } from '@rafiq/contracts'
import type { Words } from '../support/words.ts'

/** `/matches`: the cards, best first. */
export class MatchesPage {
  readonly cards: Locator
  readonly dialog: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.cards = page.getByRole('main').getByRole('article')
    this.dialog = page.getByRole('dialog')
  }

  card(name: string): Locator {
    return this.#page.getByRole('main').getByRole('article', { name, exact: true })
  }

  /** The button of one card that opens WhatsApp. */
  contact(name: string): Locator {
    return this.card(name).getByRole('button', { name: this.#words('matches:contact.open'), exact: true })
  }

  /** What is asked before the first WhatsApp of this browser: that it shows one's own number. */
  notice(name: string): Locator {
    return this.#page.getByRole('alertdialog', {
      name: this.#words('matches:contact.notice.title', { name }),
    })
  }

  /** The button there that opens WhatsApp. */
  confirm(name: string): Locator {
    return this.notice(name).getByRole('button', {
      name: this.#words('matches:contact.notice.confirm'),
      exact: true,
    })
  }

  /** Opens WhatsApp for the first time in this browser. */
  async contactFirst(name: string): Promise<void> {
    await this.contact(name).click()
    await this.confirm(name).click()
  }

  /** How many contacts wait, beside the cards. */
  waiting(count: number): Locator {
    return this.#page.getByText(this.#words('matches:limit.waiting', { count, max: limits.openContacts }))
  }

  /** The percentages in the order of the page, as the score's picture is named. */
  async scores(): Promise<number[]> {
    const pattern = new RegExp(this.#words('matches:card.percentLabel', { percent: '.*(\\d+).*' }))
    const rings = this.cards.getByRole('img', { name: pattern })
    return (await rings.evaluateAll((all) => all.map((ring) => ring.getAttribute('aria-label') ?? ''))).map(
      numberIn,
    )
  }

  /** The parts of the first card's score, and its total, from the dialog that lays them open. */
  async pointsOfFirst(): Promise<{ parts: number[]; total: number }> {
    await this.cards
      .first()
      .getByRole('button', { name: this.#words('matches:points.open'), exact: true })
      .click()
    const numbers = (await this.dialog.getByRole('definition').allInnerTexts()).map(numberIn)
    return { parts: numbers.slice(0, -1), total: numbers.at(-1) ?? Number.NaN }
  }
}

/** The first number in a text. */
const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0])
