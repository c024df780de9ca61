import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type CityKey, type Language, languageCookie, sessionStorageKey } from '@rafiq/contracts'
import { expect } from '../support/test.ts'
import { wordsIn } from '../support/words.ts'
import { type Cast, gather } from './cast.ts'
import type { State, Visit } from './state.ts'

/** One page for the whole sweep, and those who look at it. */
export class Stage {
  readonly page: Page
  readonly #context: BrowserContext
  readonly #cast: Cast
  #complaints: string[] = []

  constructor(context: BrowserContext, page: Page, cast: Cast) {
    this.#context = context
    this.page = page
    this.#cast = cast
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => this.#complaints.push(String(error.stack ?? error)))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // What the next visit cuts off has not failed.
      if (reason !== 'net::ERR_ABORTED') this.#complaints.push(`${reason} (${request.url()})`)
    })
  }

  /** @param location where those who look at the pages live, and nobody of another stage */
  static async open(
    browser: Browser,
    location: CityKey,
    options: Parameters<Browser['newContext']>[0],
  ): Promise<Stage> {
    // Every visit is a first one: nothing comes from a service worker's cache.
    const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto('/robots.txt')
    return new Stage(context, page, await gather(context.request, location))
  }

  async close(): Promise<void> {
    // Pages that are still open lose their session here.
    await this.page.close()
    await this.#cast.members.erase()
    await this.#context.close()
  }

  /** Opens the state anew, in this language. */
  async visit(state: State, language: Language): Promise<void> {
    const visit: Visit = { cast: this.#cast, language, words: wordsIn(language) }
    const path = typeof state.path === 'string' ? state.path : await state.path(visit)
    const token = state.as && this.#cast[state.as].token
    const kept = { ...(await state.kept?.(visit)) }
    await this.#remember(language, token, kept)
    this.#complaints = []
    await this.#answer(state)

    const response = await this.page.goto(path)
    expect(response?.status(), 'status of the document').toBe(state.status ?? 200)
    await state.act?.(this.page, visit)
    await expect(
      this.page.getByText(visit.words(state.shows), { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible()
    // A notification is there before the page that it leads to.
    await expect.poll(() => new URL(this.page.url()).pathname).toBe(state.leadsTo ?? path.split('?')[0])
    await this.settle(state)
  }

  /** Nothing loads any more, and the typefaces are there. */
  async settle({ waits = false }: Pick<State, 'waits'> = {}): Promise<void> {
    const moving = waits ? '.animate-pulse' : '.animate-pulse, .animate-spin'
    await expect(this.page.locator(moving)).toHaveCount(0)
    await this.page.evaluate(() => document.fonts.ready)
  }

  expectNoComplaint({ complaint }: State): void {
    const complaints = this.#complaints.filter((text) => !complaint?.test(text))
    expect.soft(complaints, 'complaints of the browser').toEqual([])
  }

  /** Answers in the platform's place, from here to the next visit. */
  async #answer({ answers = {} }: State): Promise<void> {
    await this.page.unrouteAll()
    for (const [path, { status = 200, body, headers }] of Object.entries(answers)) {
      await this.page.route(
        (url) => url.pathname + url.search === path,
        (route) => route.fulfill({ status, json: body, ...(headers && { headers }) }),
      )
    }
  }

  /** The language in storage and cookie, and this tab's session, as if somebody had been here before. */
  async #remember(language: Language, token: string | undefined, kept: object): Promise<void> {
    // Whoever looked before has left: what their page asked now would go out in the next one's name.
    await this.page.goto('/robots.txt')
    const texts = Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)])
    if (token) texts.push([sessionStorageKey, token])
    await this.page.evaluate(
      ([chosen, entries]) => {
        localStorage.setItem('language', chosen)
        sessionStorage.clear()
        for (const [key = '', value = ''] of entries) sessionStorage.setItem(key, value)
      },
      [language, texts] as const,
    )
    const { origin } = new URL(this.page.url())
    await this.#context.addCookies([{ name: languageCookie, value: language, url: origin }])
  }
}
