import { Inject, Injectable } from '@nestjs/common'
import type { LiveReleases } from '@rafiq/contracts'
import { Clock } from '@rafiq/service-kit'
import { LiveSource } from '../live/live-source.ts'
import { Shell } from '../shell/shell.ts'
import { anybody, type Visitor } from '../visitors/visitor.ts'
import { type ChosenRemote, chooseVersions } from './choose-versions.ts'
import { type ComposedPage, compose } from './compose.ts'
import { KeptCompositions } from './kept-compositions.ts'
import { type FindOwner, pageOwners } from './page-owner.ts'

/** A composition that pages are being served from. */
export interface ServedPage extends ComposedPage {
  readonly ownerOf: FindOwner
}

/** Enough for every page that is open over some releases and canaries. */
const remembered = 200

const nothingYet: LiveReleases = { revision: '', remotes: [] }

/** The compositions of this gateway: those that visitors get now, and those that open pages still hold. */
@Injectable()
export class Compositions {
  readonly #live: LiveSource
  readonly #shell: Shell
  readonly #kept: KeptCompositions
  readonly #clock: Clock
  readonly #byId = new Map<string, ServedPage>()
  /** What was composed for a choice of versions of the present state. */
  readonly #byChoice = new Map<string, ServedPage>()
  #composedFrom: LiveReleases | undefined

  constructor(
    @Inject(LiveSource) live: LiveSource,
    @Inject(Shell) shell: Shell,
    @Inject(KeptCompositions) kept: KeptCompositions,
    @Inject(Clock) clock: Clock,
  ) {
    this.#live = live
    this.#shell = shell
    this.#kept = kept
    this.#clock = clock
  }

  /** Whether there ever was a state to compose from. */
  get known(): boolean {
    return this.#live.current !== undefined
  }

  /** What this visitor gets at this moment. */
  current(visitor: Visitor = anybody): ServedPage {
    const live = this.#live.current ?? nothingYet
    if (live !== this.#composedFrom) this.#byChoice.clear()
    this.#composedFrom = live
    const chosen = chooseVersions(live, visitor, this.#clock.now())
    const choice = chosen.map(({ current, preview }) => `${current.version} ${preview?.name ?? ''}`).join()
    const known = this.#byChoice.get(choice)
    if (known) return known
    const page = this.#serve(chosen)
    this.#byChoice.set(choice, page)
    this.#kept.keep(page)
    return page
  }

  /**
   * The composition that a page was opened with, so that it never mixes releases; also one of another gateway, or of
   * long ago. Undefined: nobody knows it (any more).
   */
  async find(id: string): Promise<ServedPage | undefined> {
    const known = this.#byId.get(id)
    if (known) return known
    const chosen = await this.#kept.find(id)
    if (!chosen) return undefined
    const page = this.#serve(chosen)
    // Composed by another shell: its id is another, and so is the page.
    return page.composition.id === id ? page : undefined
  }

  #serve(chosen: readonly ChosenRemote[]): ServedPage {
    const page = compose(chosen, this.#shell.manifest)
    const served = { ...page, ownerOf: pageOwners(page, this.#shell.manifest) }
    this.#byId.set(page.composition.id, served)
    const [oldest] = this.#byId.keys()
    if (this.#byId.size > remembered && oldest !== undefined) this.#byId.delete(oldest)
    return served
  }
}
