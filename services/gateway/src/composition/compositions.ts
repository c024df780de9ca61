import { Injectable } from '@nestjs/common'
import {
  type LiveReleases,
  type MicroFrontends,
  type PageShell,
  type RemoteManifest,
  shellName,
} from '@rafiq/platform-contracts'
import { Clock, type RenderedPage } from '@rafiq/service-kit'
import type { CanaryArm } from '@rafiq/service-kit/canaries'
import { LiveSource } from '../live/live-source.ts'
import { isWithdrawn } from '../live/withdrawn.ts'
import { KeptShells } from '../shell/kept-shells.ts'
import { Shell } from '../shell/shell.ts'
import { anybody, type Visitor } from '../visitors/visitor.ts'
import { type ChosenShell, chooseShell } from './choose-shell.ts'
import { type ChosenRemote, choiceOf, chooseVersions, type VisitorsRemote } from './choose-versions.ts'
import { type ComposedPage, compose } from './compose.ts'
import { KeptCompositions } from './kept-compositions.ts'
import { type FindOwner, pageOwners } from './page-owner.ts'

/** A composition that pages are being served from. */
export interface ServedPage extends ComposedPage {
  readonly ownerOf: FindOwner
  /** This gateway's own, or the one that the page was opened with. */
  readonly shell: PageShell
  /** Of a page that its visitor was given; whoever opens one by its id chose it. */
  readonly arms?: Arms
}

/** The trials that a page counts in, for a visitor: the same page may be one's canary and says nothing of it for another. */
export type Arms = Pick<RenderedPage, 'canaries' | 'controls'>

/** Enough for every page that is open over some releases and canaries. */
const remembered = 200

const nothingYet: LiveReleases = { revision: '', disabled: [], yanked: [], apis: [], remotes: [] }

/** The compositions of this gateway: those that visitors get now, and those that open pages still hold. */
@Injectable()
export class Compositions {
  private readonly byId = new Map<string, ServedPage>()
  /** What was composed for a choice of versions of the present state. */
  private readonly byChoice = new Map<string, ServedPage>()
  private composedFrom: LiveReleases | undefined

  constructor(
    private readonly live: LiveSource,
    private readonly shell: Shell,
    private readonly kept: KeptCompositions,
    private readonly shells: KeptShells,
    private readonly clock: Clock,
  ) {}

  /** Whether there ever was a state to compose from. */
  get known(): boolean {
    return this.live.current !== undefined
  }

  /** What this visitor gets at this moment. */
  async current(visitor: Visitor = anybody): Promise<ServedPage> {
    const live = this.live.current ?? nothingYet
    const { shell, arm, shellId } = await this.shellFor(live, visitor)
    if (live !== this.composedFrom) this.byChoice.clear()
    this.composedFrom = live
    const chosen = chooseVersions(live, visitor, this.clock.now(), shell.manifest)
    const choice = `${shellId} ${choiceOf(chosen)}`
    const known = this.byChoice.get(choice)
    const page = this.serve(known ?? composeWith(shell, chosen.map(ofAnybody), shellId))
    this.byChoice.set(choice, page)
    return { ...page, arms: armsOf(chosen, arm) }
  }

  /** The released one; this gateway's own where there is none, or while its files cannot be had: a page is better than none. */
  private async shellFor(live: LiveReleases, visitor: Visitor) {
    const wanted = chooseShell(live, visitor, this.clock.now())
    const found = wanted && (await this.findShell(wanted).catch(() => undefined))
    const { version } = (found ?? this.shell).manifest
    // A version that is refused can come again with other bytes, so what it was proven by has a page of its own.
    const shellId = found && wanted?.underProof ? `${version} ${wanted.underProof}` : version
    return found
      ? { shell: found, arm: wanted?.arm, shellId }
      : { shell: this.shell, arm: undefined, shellId }
  }

  private findShell({ version, underProof }: ChosenShell): Promise<PageShell | undefined> {
    return underProof === undefined ? this.shells.find(version) : this.shells.read(version)
  }

  /**
   * The page that an id stands for, as it was: its own shell and remotes, also from another gateway or of long ago;
   * but for what nobody gets any more: remotes that are disabled now, and versions that were yanked. Undefined: nobody knows it (any more), or it cannot be
   * made again.
   *
   * @throws UnavailableError where that cannot be found out at this moment
   */
  async reopen(id: string): Promise<ServedPage | undefined> {
    const page = await this.find(id)
    if (!page) return undefined
    const allowed = this.allowed(page.remotes)
    return allowed === page.remotes ? page : this.serve(composeWith(page.shell, allowed))
  }

  /**
   * The remotes of a page that is open, so that it never mixes releases, whatever shell it has. Undefined: as above.
   *
   * @throws UnavailableError as above
   */
  async remotesOf(id: string): Promise<readonly ChosenRemote[] | undefined> {
    const known = this.byId.get(id) ?? (await this.kept.find(id))
    return known && this.allowed(known.remotes)
  }

  /**
   * The remotes that documents of a page name, as it was composed: whatever is withdrawn since then, its files are what says so.
   * Undefined: as above.
   *
   * @throws UnavailableError as above
   */
  async documentRemotesOf(id: string): Promise<MicroFrontends | undefined> {
    return (await this.find(id))?.composition.microFrontends
  }

  /** The remotes of a page, where nothing of them is withdrawn. A version that is gone gives way to the one that pages fall back to. */
  private allowed(remotes: readonly ChosenRemote[]): readonly ChosenRemote[] {
    const live = this.live.current
    const isGone = (manifest: RemoteManifest | null) => manifest !== null && isWithdrawn(live, manifest)
    if (!remotes.some(({ current, fallback }) => isGone(current) || isGone(fallback))) return remotes
    return remotes.flatMap((remote) => {
      const fallback = isGone(remote.fallback) ? null : remote.fallback
      if (!isGone(remote.current)) return [{ ...remote, fallback }]
      return fallback ? [{ current: fallback, fallback: null }] : []
    })
  }

  private async find(id: string): Promise<ServedPage | undefined> {
    const known = this.byId.get(id)
    if (known) return known
    const kept = await this.kept.find(id)
    const shell = kept && (await this.shells.find(kept.shell))
    if (!shell) return undefined
    const page = composeWith(shell, kept.remotes)
    // Something of it is gone: it would be another page.
    return page.composition.id === id ? this.remember(page) : undefined
  }

  private serve(page: ServedPage): ServedPage {
    this.kept.keep(page, page.shell.manifest.version)
    return this.remember(page)
  }

  private remember(page: ServedPage): ServedPage {
    this.byId.set(page.composition.id, page)
    const [oldest] = this.byId.keys()
    if (this.byId.size > remembered && oldest !== undefined) this.byId.delete(oldest)
    return page
  }
}

/** A composition is shared by all who get it, whatever made them get it. */
const ofAnybody = ({ arm: _, ...remote }: VisitorsRemote): ChosenRemote => remote

function armsOf(chosen: readonly VisitorsRemote[], ofShell: CanaryArm | undefined): Arms {
  const arms = [
    ...chosen.map(({ current, arm }) => ({ name: current.name, arm })),
    { name: shellName, arm: ofShell },
  ]
  const namesOf = (wanted: CanaryArm) => arms.filter(({ arm }) => arm === wanted).map(({ name }) => name)
  return { canaries: namesOf('canary'), controls: namesOf('control') }
}

/** @param shellId what tells the shell from every other */
function composeWith(
  shell: PageShell,
  chosen: readonly ChosenRemote[],
  shellId = shell.manifest.version,
): ServedPage {
  const page = compose(chosen, { ...shell.manifest, version: shellId })
  return { ...page, shell, ownerOf: pageOwners(page, shell.manifest) }
}
