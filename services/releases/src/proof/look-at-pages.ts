import { type Language, languages, type ProofFinding, shellName } from '@rafiq/platform-contracts'
import type { Browser } from 'playwright-core'
import { compareProofs } from './compare-proofs.ts'
import { type AnswerCall, changeNothing } from './guard-calls.ts'
import { comparePictures, sideBySide } from './pictures.ts'
import type { PlannedComposition } from './plan-compositions.ts'
import type { Look } from './plan-looks.ts'
import type { PlannedPage } from './plan-pages.ts'
import { ProofVisitor, type SeenPage, type Visit, type VisitorOptions } from './proof-visitor.ts'
import { roleToken } from './role-session.ts'
import type { Finding } from './rules/finding.ts'
import { type Subject, subjectOf } from './subject.ts'
import { DeadlineError, withTimeout } from './with-timeout.ts'

/** Of the whole time: what a page may take, and one that is looked at again. */
const [timeoutShare, secondTimeoutShare] = [0.25, 0.3]
/** Of the whole time: what has to be left for a look that nothing depends on. */
const spare = 0.4
/** Looks with a finding after which nobody needs another one. */
const enough = 3
const mostPictures = 5

/** Whose version is looked at. */
export type Who = 'candidate' | 'live'

export interface Looking {
  readonly browser: Browser
  readonly origin: string
  readonly remote: string
  readonly version: string
  /** Whether there is a live version to compare with, and which of its pages there are. */
  readonly livePaths: ReadonlySet<string> | undefined
  /** In their order. */
  readonly looks: readonly Look[]
  /** The name and value of the cookie that a seed is kept in. */
  readonly seedCookie: string
  readonly session: string | undefined
  /** Answers every call of a page that is opened as a role. */
  readonly answerAs: (page: PlannedPage, role: string, who: Who) => AnswerCall
  /** Path of the link that shows the candidate. */
  readonly link: string
  /** Milliseconds since the epoch, past which no look begins or ends. */
  readonly deadline: number
  /** Milliseconds that there are in all. */
  readonly time: number
}

export interface Looked {
  readonly findings: ProofFinding[]
  readonly notes: ProofFinding[]
  readonly pictures: Buffer[]
  /** By path: in how many languages, widths and compositions. */
  readonly states: ReadonlyMap<string, number>
  /** Whether all of it was looked at, or enough of it to refuse. */
  readonly complete: boolean
}

interface Compared {
  readonly width: number
  readonly findings: Finding[]
  readonly now: SeenPage
  readonly before: SeenPage | undefined
}

/** Opens every page of a candidate beside the live version's, in every language, width and composition, as long as there is time. */
export class LookAtPages {
  readonly #looking: Looking
  readonly #visitors = new Map<string, Promise<ProofVisitor>>()
  readonly #findings: ProofFinding[] = []
  readonly #notes: ProofFinding[] = []
  readonly #pictures: Buffer[] = []
  readonly #states = new Map<string, number>()
  #refusals = 0

  constructor(looking: Looking) {
    this.#looking = looking
  }

  async run(): Promise<Looked> {
    const { looks } = this.#looking
    const missing = new Set(looks.filter(({ optional }) => !optional))
    // A visitor makes one visit after the other, and each has a language.
    const lane = async (own: Look[]) => {
      for (const look of own) {
        if (this.#refusals >= enough || this.#left <= (look.optional ? spare * this.#looking.time : 0)) return
        if (await this.#look(look)) missing.delete(look)
      }
    }
    await Promise.all(languages.map((language) => lane(looks.filter((look) => look.language === language))))
    const complete = missing.size === 0 || this.#refusals > 0
    return {
      findings: this.#findings,
      notes: this.#notes,
      pictures: this.#pictures,
      states: this.#states,
      complete,
    }
  }

  get #left(): number {
    return this.#looking.deadline - Date.now()
  }

  /** @returns whether there was time for it */
  async #look(look: Look): Promise<boolean> {
    const { livePaths } = this.#looking
    try {
      return await withTimeout(
        Math.max(1, this.#left),
        this.#compareTwice(look, livePaths?.has(look.page.path) === true),
      )
    } catch (error) {
      // Past the deadline nothing that was seen counts: it is the machine that is slow.
      if (error instanceof DeadlineError || this.#left <= 0) return false
      throw error
    }
  }

  async #compareTwice(look: Look, hasLive: boolean): Promise<boolean> {
    let compared = await this.#see(look, { hasLive, wait: timeoutShare, isSecond: false })
    const isBarred = compared.some(({ now }) => Object.keys(now.state.violations).length > 0)
    if (isBarred || compared.some(({ findings }) => findings.some(({ stops }) => stops))) {
      // What is there once may be the moment's; what stops a release is there again.
      const again = await this.#see(look, { hasLive, wait: secondTimeoutShare, isSecond: true })
      compared = again.map((one, index) => ({ ...one, findings: repeated(one, compared[index]) }))
    }
    if (this.#left <= 0) return false
    await this.#record(look, compared)
    return true
  }

  /** Opens a page in both versions at once and leaves them at once, so that neither has more time than the other. A second look loads it anew. */
  async #see(
    look: Look,
    { hasLive, wait, isSecond }: { hasLive: boolean; wait: number; isSecond: boolean },
  ): Promise<Compared[]> {
    const options = { wait, anew: isSecond, mayLeave: barrier(hasLive ? 2 : 1, this.#looking.time * wait) }
    const [now, then] = await Promise.all([
      this.#visit(look, 'candidate', { ...options, axe: look.axe }),
      // What axe finds nothing in is no worse than anything.
      hasLive ? this.#visit(look, 'live', { ...options, axe: look.axe && isSecond }) : [],
    ])
    return this.#compare(look, now, then)
  }

  async #visit(
    { page, language, composition, widths }: Look,
    who: Who,
    { wait, ...options }: { wait: number } & Pick<Visit, 'anew' | 'axe' | 'mayLeave'>,
  ): Promise<SeenPage[]> {
    const { subject, address, session, role } = page
    const key = [who, language, composition.name, session, role, role && subject.name].join()
    const { time } = this.#looking
    const opened = this.#visitors.get(key) ?? this.#open(who, language, composition, page)
    this.#visitors.set(key, opened)
    const visitor = await opened
    const seen = await visitor.visit({ subject, address, widths, timeout: time * wait, ...options })
    // The next page of a browser whose page froze does without that version: that would be no look at it.
    if (seen.some(({ state }) => state.outcome !== 'shown')) this.#visitors.delete(key)
    return seen
  }

  async #open(
    who: Who,
    language: Language,
    { seed }: PlannedComposition,
    page: PlannedPage,
  ): Promise<ProofVisitor> {
    const { browser, origin, remote, seedCookie, link } = this.#looking
    const visitor = await ProofVisitor.open(browser, {
      origin,
      candidate: subjectOf(remote),
      language,
      cookies: seed === undefined ? {} : { [seedCookie]: seed },
      ...this.#sessionOf(page, who),
    })
    if (who === 'candidate') await visitor.follow(link)
    return visitor
  }

  #sessionOf(page: PlannedPage, who: Who): Pick<VisitorOptions, 'session' | 'answerCall'> {
    const { session: account, answerAs } = this.#looking
    const { session, role } = page
    if (role !== undefined) return { session: roleToken, answerCall: answerAs(page, role, who) }
    return { session: session ? account : undefined, answerCall: changeNothing }
  }

  #compare(
    { page: { subject } }: Look,
    now: readonly SeenPage[],
    then: readonly SeenPage[],
  ): Promise<Compared[]> {
    const { remote, version } = this.#looking
    return Promise.all(
      now.map(async (seen, index) => {
        const live = then[index]
        const difference = seen.picture && (await comparePictures(seen.picture, live?.picture))
        const findings = compareProofs({
          remote: subject.name,
          // Beside another shell a page is shown by the same version of its remote.
          version: subject.name === remote ? versionOf(subject, version) : (live?.state.shownBy ?? undefined),
          isShell: remote === shellName,
          candidate: seen.state,
          live: live?.state,
          difference,
        })
        return { width: seen.width, findings, now: seen, before: live }
      }),
    )
  }

  async #record({ page, language, composition }: Look, compared: readonly Compared[]): Promise<void> {
    this.#states.set(page.path, (this.#states.get(page.path) ?? 0) + compared.length)
    let refused = false
    for (const { width, findings, now, before } of compared) {
      const stopping = findings.filter(({ stops }) => stops)
      refused ||= stopping.length > 0
      let picture: number | null = null
      if (stopping.length > 0 && now.picture && this.#pictures.length < mostPictures) {
        picture = this.#pictures.push(await sideBySide(now.picture, before?.picture)) - 1
      }
      const seen = { path: page.path, language, width, composition: composition.name }
      for (const { check, stops, message } of findings) {
        const list = stops ? this.#findings : this.#notes
        list.push({ ...seen, check, message: message.slice(0, 500), picture: stops ? picture : null })
      }
    }
    if (refused) this.#refusals += 1
  }
}

/** What a page of a version says that it is shown by. */
const versionOf = ({ name }: Subject, version: string): string => (name === shellName ? shellName : version)

/** Those of a second look, and of what stops a release only what stopped it before, by what it is about: figures may differ. */
function repeated(again: Compared, before: Compared | undefined): Finding[] {
  const stopped = new Set(before?.findings.flatMap(({ stops, check }) => (stops ? [check] : [])))
  return again.findings.filter(({ stops, check }) => !stops || stopped.has(check))
}

/** Resolves for everybody once so many have come, and after `timeout` milliseconds without those who do not. */
function barrier(size: number, timeout: number): () => Promise<void> {
  const { promise: complete, resolve } = Promise.withResolvers<void>()
  let here = 0
  return async () => {
    here += 1
    if (here === size) resolve()
    await withTimeout(timeout, complete).catch(() => undefined)
  }
}
