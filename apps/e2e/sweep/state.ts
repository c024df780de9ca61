import type { Page } from '@playwright/test'
import type { Language } from '@rafiq/platform-contracts'
import { pressUntilShown } from '../support/press-until.ts'
import type { WordKey, Words } from '../support/words.ts'
import type { SweepAccounts } from './accounts.ts'

/** What a state is made of, for one visit. */
export interface Visit {
  accounts: SweepAccounts
  language: Language
  words: Words
}

/** JSON; its status is 200 where it is left out. */
export interface Answer {
  status?: number
  body: object
  headers?: Readonly<Record<string, string>>
}

/** One page as one sees it: where it is, who looks, and what is open. */
export interface State {
  /** Said in the report, beside the path. */
  name?: string
  path: string | ((visit: Visit) => Promise<string>)
  /** Who is signed in; nobody where it is left out. */
  as?: 'member' | 'busy' | 'alone' | 'hidden' | 'moderator' | 'admin' | 'releases'
  /** What this tab's session storage holds besides the token. */
  sessionValues?: (visit: Visit) => object | Promise<object>
  /** What calls answer in the platform's place, by path with query: for what takes days, or a fault, to come about. */
  answers?: Readonly<Record<string, Answer>>
  /** Of the document; 200 where it is left out. */
  status?: number
  /** Where one arrives; the path itself where it is left out. */
  leadsTo?: string
  /** A text by which the state is known to be there. */
  shows: WordKey
  /** What one does there first. */
  act?: (page: Page, visit: Visit) => Promise<void>
  /** False where a dialog stands between it and the next page, or where its heading comes with an answer. */
  returns?: false
  /** Something stays under way as long as it is open. */
  waits?: boolean
  /** It is put in words once, in the language of then, such as a notification; it is opened in each language. */
  said?: boolean
  /** What the browser rightly complains about. */
  complaint?: RegExp
  /** Where there is such a state, phones down to the smallest included; everywhere where it is left out. */
  only?: 'phone' | 'desktop'
}

/** Opens the menu about the first person there, and presses one of its items. */
export const pressInMenu =
  (item?: 'report' | 'block') =>
  async (page: Page, { words }: Visit): Promise<void> => {
    const button = page
      .getByRole('main')
      .getByRole('button', { name: words('common:safety.more', { name: '' }) })
      .first()
    await pressUntilShown(button, page.getByRole('menuitem').first())
    if (item) await page.getByRole('menuitem', { name: words(`safety:menu.${item}`), exact: true }).click()
  }

/** Presses the first button of this very name. */
export const press =
  (key: WordKey) =>
  (page: Page, { words }: Visit): Promise<void> =>
    page
      .getByRole('button', { name: words(key), exact: true })
      .first()
      .click()
