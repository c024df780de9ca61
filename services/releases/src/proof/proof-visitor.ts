import { cookieName, type Language, languageCookie, sessionStorageKey } from '@rafiq/platform-contracts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type AnswerCall, guardCalls } from './guard-calls.ts'
import { addedTo, type Globals, nothingAdded, type Whole } from './page-additions.ts'
import { PageEvents } from './page-events.ts'
import { enterPage, leavePage, probeKey, readGlobals, readLeft, startProbe } from './page-probe.ts'
import { type PageReading, readPage } from './page-reading.ts'
import type { Outcome, PageState, Violation } from './page-state.ts'
import type { Picture } from './pictures.ts'
import { readAccessibility } from './read-accessibility.ts'
import { settle, settleOutside, type Tab } from './settle.ts'
import { type Subject, shellSubject } from './subject.ts'
import { DeadlineError, withTimeout } from './with-timeout.ts'

/** Who looks: what of the composition and of the pages they get. */
export interface VisitorOptions {
  readonly origin: string
  /** Whose versions are compared. */
  readonly candidate: Subject
  readonly language: Language
  /** By name, as the browser sends them. */
  readonly cookies: Readonly<Record<string, string>>
  /** Token of a session, for pages that ask for one. */
  readonly session: string | undefined
  /** Which calls of the API are answered in the service's place. */
  readonly answerCall: AnswerCall
}

export interface Visit {
  /** Whose page it is. */
  readonly subject: Subject
  /** The address of the page, from the origin on. */
  readonly address: string
  /** Of windows, one after the other. */
  readonly widths: readonly number[]
  /** Whether axe reads the page, at the last of them. */
  readonly axe: boolean
  /** Milliseconds that a page has to come to rest, and to answer. */
  readonly timeout: number
  /** Whether a document is loaded for it, as by whoever follows a link from elsewhere; else it is come to from the page before, if there was one. */
  readonly anew: boolean
  /** Resolves when the page may be left. */
  readonly mayLeave?: () => Promise<void>
}

/** A page at one width. */
export interface SeenPage {
  readonly width: number
  readonly state: PageState
  /** None of a page that does not answer. */
  readonly picture: Picture | undefined
}

const heights: Readonly<Record<number, number>> = { 390: 844 }
const usualHeight = 800

/** A browser's profile of its own, which nobody was in before. Its visits are one after the other. */
export class ProofVisitor {
  private tab: Tab | undefined

  private constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
    private readonly candidate: Subject,
    private readonly answerCall: AnswerCall,
  ) {}

  static async open(browser: Browser, options: VisitorOptions): Promise<ProofVisitor> {
    const { origin, candidate, language, cookies, session, answerCall } = options
    const secure = origin.startsWith('https:')
    const context = await browser.newContext({
      locale: language === 'ar' ? 'ar-SA' : 'en-GB',
      timezoneId: 'Asia/Riyadh',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ignoreHTTPSErrors: false,
    })
    const all = { ...cookies, [cookieName(languageCookie, secure)]: language }
    await context.addCookies(
      Object.entries(all).map(([name, value]) => ({ name, value, url: `${origin}/`, secure })),
    )
    await context.addInitScript(startProbe, { key: probeKey, files: candidate.files })
    if (session !== undefined) {
      await context.addInitScript(
        ([key, token]) => {
          try {
            sessionStorage.setItem(key, token)
          } catch {
            // A page without an origin has no storage.
          }
        },
        [sessionStorageKey, session] as const,
      )
    }
    return new ProofVisitor(context, origin, candidate, answerCall)
  }

  /** Follows a link, which may set cookies. @throws where it leads to no page */
  async follow(path: string): Promise<void> {
    const response = await this.context.request.get(`${this.origin}${path}`, { timeout: 5_000 })
    if (!response.ok()) throw new Error(`${path.split('?')[0]} answered ${response.status()}`)
  }

  /** Opens a page, looks at it at every width, leaves it, and looks at what it left. */
  async visit(visit: Visit): Promise<SeenPage[]> {
    if (visit.anew) await this.#closeTab()
    const before = this.tab
    const tab = before ?? (await this.#openTab())
    this.tab = tab
    const { events } = tab
    events.forget()
    try {
      return await this.#look(tab, visit, before === undefined)
    } catch (error) {
      await this.#closeTab()
      if (!events.crashed && !(error instanceof DeadlineError) && !isTimeout(error)) throw error
      const outcome = events.crashed ? 'crashed' : 'hung'
      return visit.widths.map((width) => ({
        width,
        state: silent(outcome, visit.address),
        picture: undefined,
      }))
    }
  }

  async close(): Promise<void> {
    await this.#closeTab()
    await withTimeout(2_000, this.context.close()).catch(() => undefined)
  }

  async #openTab(): Promise<Tab> {
    const page = await this.context.newPage()
    const events = new PageEvents(page, this.origin, this.candidate)
    await guardCalls(page, this.answerCall)
    return { page, events }
  }

  /** As people leave a page, which tells it so. One that hangs is ended with its browser. */
  async #closeTab(): Promise<void> {
    const { page } = this.tab ?? {}
    this.tab = undefined
    if (!page) return
    const left = page.goto('about:blank').then(() => page.close())
    await withTimeout(1_000, left).catch(() => undefined)
  }

  async #look({ page, events }: Tab, visit: Visit, isFirst: boolean): Promise<SeenPage[]> {
    const { subject, address, widths, axe, timeout, mayLeave } = visit
    const { files } = this.candidate
    const ask = <T>(work: Promise<T>): Promise<T> => withTimeout(timeout, work)
    const [first = 1280] = widths
    await page.setViewportSize({ width: first, height: heights[first] ?? usualHeight })
    let before = nothingAdded
    if (isFirst) await page.goto(`${this.origin}${address}`, { waitUntil: 'commit', timeout })
    else {
      before = await ask(readWhole(page, files))
      await ask(page.evaluate(enterPage, address))
    }
    const seen: {
      width: number
      reading: PageReading
      violations: Record<string, Violation>
      png: Buffer
    }[] = []
    let globals: Globals = nothingAdded
    for (const width of widths) {
      if (width !== first) await ask(page.setViewportSize({ width, height: heights[width] ?? usualHeight }))
      const snapshot = await settle({ page, events }, subject, timeout)
      if (width === first) globals = await ask(page.evaluate(readGlobals, probeKey))
      const reading = await ask(page.evaluate(readPage, { subject, files, snapshot }))
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide', timeout })
      const isRead = axe && width === widths.at(-1) && snapshot.shownBy !== null
      const violations = isRead ? await ask(readAccessibility(page, subject)) : {}
      seen.push({ width, reading, violations, png })
    }
    await mayLeave?.()
    // What a remote leaves behind says nothing of a shell, and its own pages are left for another one of them.
    if (this.candidate !== shellSubject) {
      await ask(page.evaluate(leavePage))
      await settleOutside(page, subject, timeout)
    }
    const left = await ask(page.evaluate(readLeft, { key: probeKey, files }))
    const added = addedTo(before, { ...globals, ...left })
    return seen.map(({ width, reading, violations, png }, index) => {
      // What is of the whole visit is told once.
      const whole = index === 0 ? { ...added, ...eventsOf(events) } : nothingElse
      const { path: landed, elements: _, characters: __, area, ...rest } = reading
      const state: PageState = { ...rest, ...whole, outcome: 'shown', landed, violations }
      return { width, state, picture: { png, area } }
    })
  }
}

const eventsOf = ({ errors, warnings, calls, foreign }: PageEvents) => ({ errors, warnings, calls, foreign })

/** What there is of the document as a whole, whatever page it is at. */
async function readWhole(page: Page, files: string): Promise<Whole> {
  const globals = await page.evaluate(readGlobals, probeKey)
  return { ...globals, ...(await page.evaluate(readLeft, { key: probeKey, files })) }
}

const nothingElse = {
  ...nothingAdded,
  errors: [],
  warnings: [],
  calls: {},
  foreign: [],
}

const silent = (outcome: Outcome, landed: string): PageState => ({
  ...nothingElse,
  outcome,
  landed,
  shownBy: null,
  waits: false,
  letters: 0,
  arabic: 0,
  visibleElements: 0,
  headings: 0,
  textKeys: [],
  overflows: false,
  frame: {},
  bytes: 0,
  violations: {},
})

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'
