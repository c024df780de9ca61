import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { Issue, MoveResult } from '@rafiq/platform-contracts'
import { AuditLog, Clock, ConflictError, NotFoundError, RuleError, SETTINGS } from '@rafiq/service-kit'
import type { Caller } from '../callers/caller.ts'
import { queries } from '../database/tables.ts'
import { saveState } from '../fallbacks/save-state.ts'
import { checkBesideLive, rejectFor } from '../gate/gate.ts'
import { loadLiveBeside } from '../gate/live-beside.ts'
import { appendToTrail } from '../registry/audit-trail.ts'
import { ReleaseAnnouncements } from '../registry/release-announcements.ts'
import { type Move, newlyLive, type State } from '../registry/remote-state.ts'
import { advanceRevision, currentRevision, lockRegistry } from '../registry/revision.ts'
import { loadState } from '../registry/stored-state.ts'
import { Version } from '../registry/version.entity.ts'
import type { ReleasesSettings } from '../settings.ts'
import { assertStored } from '../store/assert-stored.ts'
import { VersionStore } from '../store/version-store.ts'
import { changedSince } from './changed-since.ts'
import type { RequestedMove } from './requested-moves.ts'
import { staffRecord } from './staff-record.ts'

export interface Moved {
  readonly result: MoveResult
  /** The state of the registry from which on pages are composed so. */
  readonly revision: string
}

/** Moves the channels of a remote: one decision on the present state, its audit row, one new revision, or nothing. */
@Injectable()
export class MoveChannels {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly announcements: ReleaseAnnouncements,
    private readonly audit: AuditLog,
    private readonly store: VersionStore,
    @Inject(SETTINGS) private readonly settings: ReleasesSettings,
  ) {}

  /**
   * @throws NotFoundError for a version, or a remote, that was never published
   * @throws ConflictError where somebody moved them since the caller looked, with what is another now; `version-ended`
   *   where the watch ended the version, `nothing-before` where visitors would be left with nothing, as long as nobody was asked
   * @throws UnavailableError where the storage has lost what would be live
   * @throws RuleError `version-yanked` for a version that is gone; where the state does not allow the move, with the reason
   */
  async run(remote: string, caller: Caller, requested: RequestedMove): Promise<Moved> {
    const moved = await this.move(remote, caller, requested)
    if (moved.result.changed) this.announcements.announce(moved.revision)
    return moved
  }

  private move(remote: string, { actor, staff }: Caller, requested: RequestedMove): Promise<Moved> {
    const { action, version, detail = null, seen, mark, decide } = requested
    return this.em.transactional(async (em) => {
      await lockRegistry(em)
      const named = await findVersion(em, remote, version)
      if (!named) throw neverPublished(remote, version)
      const state = await loadState(em, remote)
      const changes = seen ? changedSince(seen, state) : []
      if (changes.length > 0) throw movedMeanwhile(remote, changes)
      if (named.yankedAt !== null && action !== 'yank') throw wasYanked(remote, named)
      const move: Move = named.yankedAt === null ? decide(state) : { kind: 'nothing' }
      if (move.kind === 'asks') throw new ConflictError('nothing-before', { message: move.reason })
      if (move.kind === 'refused') throw new RuleError(undefined, { message: move.reason })
      if (move.kind === 'nothing') {
        return { result: toResult(remote, state, false), revision: await currentRevision(em) }
      }
      if (named.endedAt !== null && requested.confirmed === false) throw endedByWatch(remote, named)
      const now = this.clock.now()
      if (mark && version !== undefined) await mark(em, { remote, version }, now)
      await this.checkNewlyLive(em, remote, state, move.state, now)
      await saveState(em, remote, move.state, now)
      const event = { action, actor, remote, version: version ?? move.state.stable, detail }
      await appendToTrail(em, event, now)
      if (staff) {
        const record = staffRecord(staff, { action, remote, version, state: move.state })
        await this.audit.record(em, record)
      }
      return { result: toResult(remote, move.state, true), revision: await advanceRevision(em) }
    })
  }

  /** A version that fitted when it was published need not fit what is live now; and its files have to be there. */
  private async checkNewlyLive(
    em: EntityManager,
    remote: string,
    from: State,
    to: State,
    now: Date,
  ): Promise<void> {
    const added = newlyLive(from, to)
    if (added.length === 0) return
    const beside = await loadLiveBeside(em, this.settings.PRODUCT_CONFIG, remote, now)
    const versions = await em.find(Version, { remote, version: [...added] })
    await assertStored(this.store, versions)
    rejectFor(versions.flatMap(({ manifest }) => checkBesideLive(manifest, beside)))
  }
}

interface NamedVersion {
  readonly version: string
  readonly endedAt: Date | string | null
  readonly yankedAt: Date | string | null
}

/** The version that was asked for; any of the remote's where none was. */
function findVersion(
  em: EntityManager,
  remote: string,
  version: string | undefined,
): Promise<NamedVersion | undefined> {
  const ofRemote = queries(em).selectFrom('versions').select('version').where('remote', '=', remote).limit(1)
  return version === undefined
    ? ofRemote.select(({ lit }) => [lit(null).as('endedAt'), lit(null).as('yankedAt')]).executeTakeFirst()
    : ofRemote.select(['endedAt', 'yankedAt']).where('version', '=', version).executeTakeFirst()
}

const wasYanked = (remote: string, { version }: NamedVersion): RuleError =>
  new RuleError('version-yanked', {
    message: `${remote} ${version} was yanked: it is gone for good. Publish another version.`,
  })

function endedByWatch(remote: string, { version, endedAt }: NamedVersion): ConflictError {
  const day = endedAt === null ? '' : new Date(endedAt).toISOString().slice(0, 10)
  return new ConflictError('version-ended', {
    message: `The watch ended ${remote} ${version} on ${day}: it failed more often than stable. Confirm to make it live all the same.`,
  })
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
