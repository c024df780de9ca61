import type { Locator, Page } from '@playwright/test'
import type { Words } from '../support/words.ts'

/** `/results` of somebody whom nobody matches yet: the question about the phone number. */
export class ResultsPage {
  readonly yes: Locator
  readonly no: Locator
  readonly change: Locator
  readonly home: Locator
  readonly question: Locator
  readonly decided: (decision: 'shared' | 'declined') => Locator

  constructor(page: Page, words: Words) {
    const main = page.getByRole('main')
    const button = (key: string) =>
      main.getByRole('button', { name: words(`onboarding:results.${key}`), exact: true })
    this.yes = button('consentYes')
    this.no = button('consentNo')
    this.change = button('changePreference')
    this.home = main.getByRole('link', { name: words('onboarding:results.home'), exact: true })
    this.question = main.getByRole('heading', { name: words('onboarding:results.consentTitle'), exact: true })
    this.decided = (decision) =>
      main.getByRole('heading', { name: words(`onboarding:results.${decision}Title`), exact: true })
  }
}
