import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { CityKey } from '@rafiq/contracts/questionnaire'
import { type Language, languageCookie, sessionStorageKey } from '@rafiq/platform-contracts'
import { axeAtHand } from '../support/axe.ts'
import { expectTakenOver } from '../support/taken-over.ts'
import { expect } from '../support/test.ts'
import { wordsIn } from '../support/words.ts'
import { createAccounts, type SweepAccounts } from './accounts.ts'
import { layoutFaults } from './layout-faults.ts'
import type { State, Visit } from './state.ts'
import { unsettled } from './unsettled.ts'
import { sizes, sizesOf, type View } from './views.ts'

type Options = Parameters<Browser['newContext']>[0] & { baseURL: string }

/** Logged by the first document of each visit, before anything of its own: complaints from here on are this visit's. */
const visitMarker = 'A visit begins.'

/** What shows that something is under way; of a state that waits it stays. */
const movingIn = ({ waits = false }: Pick<State, 'waits'>) =>
  waits ? '.animate-pulse' : '.animate-pulse, .animate-spin'

/** The browser page in which a worker visits every state, and the accounts that visit it. */
export class SweepPage {
  readonly page: Page
  readonly #context: BrowserContext
  readonly #accounts: SweepAccounts
  readonly #origin: string
  #complaints: string[] = []

  private constructor(context: BrowserContext, page: Page, accounts: SweepAccounts, origin: string) {
    this.#context = context
    this.page = page
    this.#accounts = accounts
    this.#origin = origin
    page.on('console', (message) => {
      // What the page before complained of while it was left is not this one's.
      if (message.text() === visitMarker) this.#complaints = []
      if (message.type() === 'error') this.#complaints.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => this.#complaints.push(String(error.stack ?? error)))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // What the next visit cuts off has not failed.
      if (reason !== 'net::ERR_ABORTED') this.#complaints.push(`${reason} (${request.url()})`)
    })
  }

  /** @param location city of this worker's accounts, and of no other worker's: they would be among each other's matches */
  static async open(browser: Browser, location: CityKey, options: Options): Promise<SweepPage> {
    // Every visit is a first one: nothing comes from a service worker's cache.
    const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
    await context.addInitScript({ content: axeAtHand })
    const accounts = await createAccounts(context.request, location)
    return new SweepPage(context, await context.newPage(), accounts, options.baseURL)
  }

  async close(): Promise<void> {
    // Pages that are still open lose their session here.
    await this.page.close()
    await this.#accounts.members.erase()
    await this.#context.close()
  }

  /** Opens the state anew, in the language and the colours of this view, at the first of its widths. */
  async visit(state: State, { language, colorScheme }: View): Promise<void> {
    const visit: Visit = { accounts: this.#accounts, language, words: wordsIn(language) }
    const path = typeof state.path === 'string' ? state.path : await state.path(visit)
    const token = state.as && this.#accounts[state.as].token
    const sessionValues = { ...(await state.sessionValues?.(visit)) }
    await this.page.emulateMedia({ colorScheme })
    await this.#resizeToFirst(state)

    const arrival = await this.#remember(language, token, sessionValues)
    const answering = await this.#answer(state)
    const response = await this.page.goto(path)
    await arrival.dispose()
    await answering.dispose()
    expect(response?.status(), 'status of the document').toBe(state.status ?? 200)
    await state.act?.(this.page, visit)
    await this.#expectShown(state, language)
    // A notification is there before the page that it leads to.
    await expect.poll(() => new URL(this.page.url()).pathname).toBe(state.leadsTo ?? path.split('?')[0])
  }

  /**
   * What a visit has opened is there in the language and the colours of this view as well, by the toggle of the page and
   * without a load. It is pressed where it stands: a dialog that is open lies over it.
   */
  async turn(state: State, { language, colorScheme }: View): Promise<void> {
    await this.page.emulateMedia({ colorScheme })
    await this.#resizeToFirst(state)
    const toggle = this.page.locator(`button[lang="${language}"]`)
    await toggle.first().evaluate((button: HTMLElement) => button.click())
    await this.#expectShown(state, language)
  }

  /** What is wrong with the state as it is shown at the size that the window has, in words. */
  async faults({ shows, waits = false }: State, language: Language): Promise<string[]> {
    const expected = { language, text: wordsIn(language)(shows), moving: movingIn({ waits }) }
    const found = await Promise.all([
      this.page.evaluate(unsettled, expected),
      this.page.evaluate(layoutFaults),
    ])
    return found.flat()
  }

  /** Nothing loads any more, the typefaces are there, and the application has taken over what came whole. */
  async settle(state: Pick<State, 'waits'> = {}): Promise<void> {
    await expectTakenOver(this.page)
    await expect(this.page.locator(movingIn(state))).toHaveCount(0)
    await this.page.evaluate(() => document.fonts.ready)
  }

  expectNoComplaint({ complaint }: State): void {
    const complaints = this.#complaints.filter((text) => !complaint?.test(text))
    expect.soft(complaints, 'complaints of the browser').toEqual([])
  }

  async #resizeToFirst(state: State): Promise<void> {
    const [first] = sizesOf(state)
    if (first) await this.page.setViewportSize(sizes[first])
  }

  async #expectShown(state: State, language: Language): Promise<void> {
    const text = this.page.getByText(wordsIn(language)(state.shows), { exact: true })
    await expect(text.filter({ visible: true }).first()).toBeVisible()
    // Notifications stay as long as nobody is at the window: until the last view, however slow the machine is.
    // A menu would close.
    await this.page.evaluate(() => {
      const isMenuOpen = document.querySelector('[role=menu]') !== null
      if (!isMenuOpen) window.dispatchEvent(new Event('blur'))
    })
    await this.settle(state)
  }

  /**
   * The next document is answered in the platform's place. Within the page: where the browser asks the test about each request,
   * it keeps no file of the visits before.
   */
  #answer({ answers = {} }: State) {
    return this.page.addInitScript((answered) => {
      const { fetch: ask } = window
      window.fetch = async (input, init) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href)
        const answer = answered[pathname + search]
        if (!answer) return ask(input, init)
        const { status = 200, headers = {}, body } = answer
        return Response.json(body, { status, headers })
      }
    }, answers)
  }

  /**
   * The next document finds the language in storage and cookie, and this tab's session, as if somebody had been here
   * before. Disposed of once that has begun: pages that come of it find what it has made of them.
   */
  async #remember(language: Language, token: string | undefined, sessionValues: object) {
    const texts = Object.entries(sessionValues).map(([key, value]) => [key, JSON.stringify(value)])
    if (token) texts.push([sessionStorageKey, token])
    await this.#context.addCookies([{ name: languageCookie, value: language, url: this.#origin }])
    return this.page.addInitScript(
      ([said, chosen, entries]) => {
        console.info(said)
        localStorage.setItem('language', chosen)
        sessionStorage.clear()
        for (const [key = '', value = ''] of entries) sessionStorage.setItem(key, value)
      },
      [visitMarker, language, texts] as const,
    )
  }
}
