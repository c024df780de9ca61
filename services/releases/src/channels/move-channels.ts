import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { MoveResult } from '@rafiq/contracts'
import { Clock, NotFoundError, RuleError, uuidv7 } from '@rafiq/service-kit'
import type { AuditAction } from '../audit/audit-entry.entity.ts'
import { AuditEntry } from '../audit/audit-entry.entity.ts'
import { auditEntry } from '../audit/audit-entry.ts'
import { checkNeighbours } from '../gate/gate.ts'
import { loadNeighbours } from '../gate/load-neighbours.ts'
import { refuseFor } from '../gate/refuse.ts'
import { advanceRevision, currentRevision } from '../live/revision.ts'
import { Version } from '../publishing/version.entity.ts'
import { lockRegistry } from '../store/lock-registry.ts'
import { type Move, newlyLive, type State } from './remote-state.ts'
import { loadState, saveState } from './stored-state.ts'

export interface MoveRequest {
  readonly remote: string
  /** Whoever asks, for the audit trail. */
  readonly actor: string
  readonly action: AuditAction
  /** The version that is asked for: it must have been published. */
  readonly version?: string | undefined
  readonly detail?: string
  readonly decide: (state: State) => Move
}

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

  constructor(@Inject(EntityManager) em: EntityManager, @Inject(Clock) clock: Clock) {
    this.#em = em
    this.#clock = clock
  }

  /**
   * @throws NotFoundError for a version, or a remote, that was never published
   * @throws RuleError where the state does not allow the move, with the reason
   */
  async run({ remote, actor, action, version, detail, decide }: MoveRequest): Promise<Moved> {
    return this.#em.fork().transactional(async (em) => {
      await lockRegistry(em)
      if ((await em.count(Version, { remote, ...(version !== undefined && { version }) })) === 0) {
        throw neverPublished(remote, version)
      }
      const state = await loadState(em, remote)
      const move = decide(state)
      if (move.kind === 'refused') throw new RuleError(undefined, { message: move.reason })
      if (move.kind === 'nothing') {
        return { result: toResult(remote, state, false), revision: await currentRevision(em) }
      }
      const now = this.#clock.now()
      await this.#checkNewlyLive(em, remote, state, move.state, now)
      await saveState(em, remote, move.state, now)
      const entry = { action, actor, remote, version: version ?? move.state.stable, detail: detail ?? null }
      await em.insert(AuditEntry, auditEntry(entry, uuidv7(), now))
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

function neverPublished(remote: string, version: string | undefined): NotFoundError {
  const what = version === undefined ? remote : `${remote} ${version}`
  return new NotFoundError(undefined, { message: `${what} was never published.` })
}
