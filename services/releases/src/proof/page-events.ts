import type { Page, Request, Response } from 'playwright-core'
import { unanswered } from './page-state.ts'
import type { Subject } from './subject.ts'

/** What a browser tells of a page while it is there. */
export class PageEvents {
  readonly #errors = new Set<string>()
  readonly #warnings = new Set<string>()
  readonly #calls = new Map<string, number>()
  readonly #foreign = new Set<string>()
  readonly #pending = new Set<Request>()
  #begun = 0
  crashed = false

  /** @param origin that of the platform @param candidate whose versions' places in code are all one */
  constructor(
    page: Page,
    private readonly origin: string,
    private readonly candidate: Subject,
  ) {
    page.on('crash', () => {
      this.crashed = true
    })
    page.on('pageerror', ({ name, message }) => this.#errors.add(this.#plain(`${name}: ${message}`)))
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.add(this.#plain(message.text()))
      if (message.type() === 'warning') this.#warnings.add(this.#plain(message.text()))
    })
    page.on('request', (request) => this.#began(request))
    page.on('requestfailed', (request) => this.#pending.delete(request))
    page.on('requestfinished', (request) => this.#pending.delete(request))
    page.on('response', (response) => this.#answered(response))
  }

  /** Files and calls that are under way. */
  get pending(): number {
    return this.#pending.size
  }

  /** What was told of the page before is not the next one's. */
  forget(): void {
    for (const told of [this.#errors, this.#warnings, this.#calls, this.#foreign]) told.clear()
  }

  /** Files and calls so far, with those of pages before. */
  get begun(): number {
    return this.#begun
  }

  get errors(): string[] {
    return [...this.#errors].sort()
  }

  get warnings(): string[] {
    return [...this.#warnings].sort()
  }

  get calls(): Record<string, number> {
    return Object.fromEntries([...this.#calls].sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  get foreign(): string[] {
    return [...this.#foreign].sort()
  }

  #began(request: Request): void {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'http:' && protocol !== 'https:') return
    if (origin !== this.origin) this.#foreign.add(origin)
    else if (request.resourceType() !== 'eventsource') {
      this.#begun += 1
      this.#pending.add(request)
    }
  }

  #answered(response: Response): void {
    const { pathname, origin } = new URL(response.url())
    if (origin !== this.origin || !pathname.startsWith('/api/') || pathname === reportsPath) return
    const status = unansweredHeader in response.headers() ? unanswered : response.status()
    const call = `${response.request().method()} ${withoutIds(pathname)} ${status}`
    this.#calls.set(call, (this.#calls.get(call) ?? 0) + 1)
  }

  /** Two versions have other addresses and say the same. */
  #plain(message: string): string {
    const { name, files } = this.candidate
    return withoutIds(
      message
        .replaceAll(this.origin, '')
        .replaceAll(new RegExp(`${files}[^\\s:)"']+`, 'g'), `${files}…`)
        .replaceAll(new RegExp(`${name}@[\\w.-]+`, 'g'), name),
    )
  }
}

/** Where pages tell how versions do: what a proof sees is not what visitors see. */
export const reportsPath = '/api/releases/reports'

/** Of an answer that says there is none: what a service would have said nobody has made up. */
export const unansweredHeader = 'x-proof-unanswered'

/** Numbers and ids differ from one look to the next. */
const withoutIds = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/gi, ':id')
    .replaceAll(/\b[0-9a-f]*\d[0-9a-f]*\b/gi, (found) => (/^\d{3}$/.test(found) ? found : ':n'))
