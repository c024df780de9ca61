import { Inject, Injectable } from '@nestjs/common'
import type { LiveReleases } from '@rafiq/contracts'
import { LiveSource } from '../live/live-source.ts'
import { Shell } from '../shell/shell.ts'
import { type ComposedPage, compose } from './compose.ts'
import { type FindOwner, pageOwners } from './page-owner.ts'

/** A composition that pages are being served from. */
export interface ServedPage extends ComposedPage {
  readonly ownerOf: FindOwner
}

/** Enough for every page that is open over some releases; older ones get the present composition. */
const remembered = 50

const nothingYet: LiveReleases = { revision: '', remotes: [] }

/** The compositions of this gateway: the present one, and those that open pages still hold. */
@Injectable()
export class Compositions {
  readonly #live: LiveSource
  readonly #shell: Shell
  readonly #byId = new Map<string, ServedPage>()
  #composedFrom: LiveReleases | undefined
  #current: ServedPage

  constructor(@Inject(LiveSource) live: LiveSource, @Inject(Shell) shell: Shell) {
    this.#live = live
    this.#shell = shell
    this.#current = this.#compose(nothingYet)
  }

  /** Whether there ever was a state to compose from. */
  get known(): boolean {
    return this.#live.current !== undefined
  }

  current(): ServedPage {
    const live = this.#live.current
    if (live && live !== this.#composedFrom) {
      this.#current = this.#compose(live)
      this.#composedFrom = live
    }
    return this.#current
  }

  /** The composition that a page was opened with, so that it never mixes releases. */
  find(id: string | undefined): ServedPage {
    const current = this.current()
    return (id === undefined ? undefined : this.#byId.get(id)) ?? current
  }

  #compose(live: LiveReleases): ServedPage {
    const page = compose(live, this.#shell.manifest.version)
    const served = { ...page, ownerOf: pageOwners(page, this.#shell.manifest) }
    this.#byId.set(page.composition.id, served)
    const [oldest] = this.#byId.keys()
    if (this.#byId.size > remembered && oldest !== undefined) this.#byId.delete(oldest)
    return served
  }
}
