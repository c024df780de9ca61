import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { Issue, MoveResult } from '@rafiq/contracts'
import { AuditLog, Clock, ConflictError, NotFoundError, RuleError, uuidv7 } from '@rafiq/service-kit'
import { AuditEntry } from '../audit/audit-entry.entity.ts'
import { auditEntry } from '../audit/audit-entry.ts'
import type { Caller } from '../callers/caller.ts'
import { checkNeighbours } from '../gate/gate.ts'
import { loadNeighbours } from '../gate/load-neighbours.ts'
import { refuseFor } from '../gate/refuse.ts'
import { LiveNews } from '../live/live-news.ts'
import { advanceRevision, currentRevision } from '../live/revision.ts'
import { Version } from '../publishing/version.entity.ts'
import { lockRegistry } from '../store/lock-registry.ts'
import type { Ask } from './asks.ts'
import { changedSince } from './changed-since.ts'
import { newlyLive, type State } from './remote-state.ts'
import { staffRecord } from './staff-record.ts'
import { loadState, saveState } from './stored-state.ts'

export interface Moved {
  readonly result: MoveResult
  /** The state of the registry from which on pages are composed so. */
  readonly revision: string
}

/** Moves the channels of a remote: one decision on the present state, its audit row, one new revision, or nothing. */
@Injectable()
export class MoveChannels {
  readonly #em: EntityManager
  readonly #clock: Clock
  readonly #news: LiveNews
  readonly #audit: AuditLog

  constructor(
    @Inject(EntityManager) em: EntityManager,
    @Inject(Clock) clock: Clock,
    @Inject(LiveNews) news: LiveNews,
    @Inject(AuditLog) audit: AuditLog,
  ) {
    this.#em = em
    this.#clock = clock
    this.#news = news
    this.#audit = audit
  }

  /**
   * @throws NotFoundError for a version, or a remote, that was never published
   * @throws ConflictError where somebody moved them since the caller looked, with what is another now
   * @throws RuleError where the state does not allow the move, with the reason
   */
  async run(remote: string, caller: Caller, ask: Ask): Promise<Moved> {
    const moved = await this.#move(remote, caller, ask)
    if (moved.result.changed) this.#news.tell(moved.revision)
    return moved
  }

  #move(remote: string, { actor, adminId }: Caller, ask: Ask): Promise<Moved> {
    const { action, version, detail = null, seen, decide } = ask
    return this.#em.fork().transactional(async (em) => {
      await lockRegistry(em)
      if ((await em.count(Version, { remote, ...(version !== undefined && { version }) })) === 0) {
        throw neverPublished(remote, version)
      }
      const state = await loadState(em, remote)
      const changes = seen ? changedSince(seen, state) : []
      if (changes.length > 0) throw movedMeanwhile(remote, changes)
      const move = decide(state)
      if (move.kind === 'refused') throw new RuleError(undefined, { message: move.reason })
      if (move.kind === 'nothing') {
        return { result: toResult(remote, state, false), revision: await currentRevision(em) }
      }
      const now = this.#clock.now()
      await this.#checkNewlyLive(em, remote, state, move.state, now)
      await saveState(em, remote, move.state, now)
      const entry = { action, actor, remote, version: version ?? move.state.stable, detail }
      await em.insert(AuditEntry, auditEntry(entry, uuidv7(), now))
      if (adminId) {
        const record = staffRecord(adminId, { action, remote, version, state: move.state })
        await this.#audit.record(em, record)
      }
      return { result: toResult(remote, move.state, true), revision: await advanceRevision(em) }
    })
  }

  /** A version that fitted when it was published need not fit what is live now. */
  async #checkNewlyLive(em: EntityManager, remote: string, from: State, to: State, now: Date): Promise<void> {
    const added = newlyLive(from, to)
    if (added.length === 0) return
    const neighbours = await loadNeighbours(em, remote, now)
    const versions = await em.find(Version, { remote, version: [...added] })
    refuseFor(versions.flatMap(({ manifest }) => checkNeighbours(manifest, neighbours)))
  }
}

function toResult(remote: string, { stable, canary, disabled }: State, changed: boolean): MoveResult {
  return {
    remote,
    stable,
    canary: canary && { version: canary.version, percent: canary.percent },
    disabled,
    changed,
  }
}

function movedMeanwhile(remote: string, issues: Issue[]): ConflictError {
  const what = issues.map(({ path, message }) => `${path}: ${message}`).join('; ')
  return new ConflictError(undefined, { message: `${remote} changed meanwhile (${what}).`, issues })
}

function neverPublished(remote: string, version: string | undefined): NotFoundError {
  const what = version === undefined ? remote : `${remote} ${version}`
  return new NotFoundError(undefined, { message: `${what} was never published.` })
}
