import type { Locator, Page } from '@playwright/test'
import type { Outcome } from '@rafiq/contracts/connections'
import type { Words } from '../support/words.ts'

/** The dialog after WhatsApp: the question, and what follows from its answer. */
export class OutcomeDialog {
  readonly question: Locator
  readonly notYet: Locator
  readonly copy: Locator
  readonly whatsapp: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.question = page.getByRole('dialog', { name: words('matches:outcome.title'), exact: true })
    this.notYet = this.question.getByRole('button', {
      name: words('matches:outcome.answers.notYet'),
      exact: true,
    })
    this.copy = page.getByRole('dialog').getByRole('button', { name: words('matches:share.copy') })
    this.whatsapp = page.getByRole('dialog').getByRole('button', { name: words('matches:share.whatsapp') })
  }

  answer(outcome: Outcome): Locator {
    return this.question.getByRole('button', {
      name: this.#words(`matches:outcome.answers.${outcome}`),
      exact: true,
    })
  }

  followUp(outcome: Outcome): Locator {
    return this.#page.getByRole('dialog', {
      name: this.#words(`matches:followUp.${outcome}.title`),
      exact: true,
    })
  }

  /** 'Maybe Later' or 'Continue Looking'. */
  close(outcome: Outcome): Locator {
    return this.followUp(outcome).getByRole('button', {
      name: this.#words(`matches:followUp.${outcome}.close`),
      exact: true,
    })
  }
}
