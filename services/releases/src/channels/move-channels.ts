import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { type Issue, type MoveResult, shellName } from '@rafiq/platform-contracts'
import { AuditLog, Clock, ConflictError, NotFoundError, RuleError, SETTINGS } from '@rafiq/service-kit'
import { happeningOf } from '../alerts/alert-cause.ts'
import { raiseAlert } from '../alerts/raise-alert.ts'
import { assertDeclared } from '../audience/assert-declared.ts'
import type { Caller } from '../callers/caller.ts'
import { queries } from '../database/tables.ts'
import { saveState } from '../fallbacks/save-state.ts'
import { checkShell } from '../gate/check-shell.ts'
import { checkBesideLive, rejectFor } from '../gate/gate.ts'
import { loadLiveBeside } from '../gate/live-beside.ts'
import { appendToTrail } from '../registry/audit-trail.ts'
import { findShells } from '../registry/live-shells.ts'
import { loadState } from '../registry/load-state.ts'
import { ReleaseAnnouncements } from '../registry/release-announcements.ts'
import { type Move, newlyLive, type State, withoutSalt } from '../registry/remote-state.ts'
import { advanceRevision, currentRevision, lockRegistry } from '../registry/revision.ts'
import { Version } from '../registry/version.entity.ts'
import type { ReleasesSettings } from '../settings.ts'
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
   * @throws MalformedError for an audience of something that the product does not declare
   * @throws NotFoundError for a version, or a remote, that was never published
   * @throws ConflictError where somebody moved them since the caller looked, with what is another now; `version-ended`
   *   where canary analysis ended the version, `nothing-before` where visitors would be left with nothing, as long as nobody was asked
   * @throws UnavailableError where the storage has lost what would be live
   * @throws RuleError `version-yanked` and `version-deleted` for a version that is gone; where the state or, for what is no way back, the gate does
   *   not allow the move, with the reason
   */
  async run(remote: string, caller: Caller, requested: RequestedMove): Promise<Moved> {
    const moved = await this.move(remote, caller, requested)
    if (moved.result.changed) this.announcements.announce(moved.revision)
    return moved
  }

  private move(remote: string, { actor, staff }: Caller, requested: RequestedMove): Promise<Moved> {
    const { action, version, seen, mark, decide } = requested
    if (remote === shellName && !movesShell.has(action)) throw notOfShell(action)
    assertDeclared(requested.audience, this.settings.PRODUCT_CONFIG)
    return this.em.transactional(async (em) => {
      await lockRegistry(em)
      const named = await findVersion(em, remote, version)
      if (!named) throw neverPublished(remote, version)
      const now = this.clock.now()
      const state = await loadState(em, remote, now)
      const changes = seen ? changedSince(seen, state) : []
      if (changes.length > 0) throw movedMeanwhile(remote, changes)
      if (named.yankedAt !== null && action !== 'yank') throw wasYanked(remote, named)
      if (named.deletedAt !== null && action !== 'yank') throw wasDeleted(remote, named)
      const move: Move = named.yankedAt === null ? decide(state) : { kind: 'nothing' }
      if (move.kind === 'asks') throw new ConflictError('nothing-before', { message: move.reason })
      if (move.kind === 'refused') throw new RuleError(undefined, { message: move.reason })
      if (move.kind === 'nothing') {
        return { result: toResult(remote, state, false), revision: await currentRevision(em) }
      }
      if (named.endedAt !== null && requested.confirmed === false) throw endedByAnalysis(remote, named)
      if (mark && version !== undefined) await mark(em, { remote, version }, now)
      const issues = await this.issuesOf(em, remote, newlyLive(state, move.state), now)
      if (!isWayBack.has(action)) rejectFor(issues)
      await saveState(em, remote, move.state, { actor, now })
      const detail = requested.detail?.(move.state) ?? null
      const event = { action, actor, remote, version: version ?? move.state.stable, detail }
      await appendToTrail(em, event, now)
      const happening = happeningOf(event)
      if (happening) await raiseAlert(em, happening, this.settings, now)
      if (staff) {
        const record = staffRecord(staff, { action, remote, version, state: move.state })
        await this.audit.record(em, record)
      }
      const warnings = issues.map(({ path, message }) => `${path} ${message}`)
      const result = { ...toResult(remote, move.state, true), ...(warnings.length > 0 && { warnings }) }
      return { result, revision: await advanceRevision(em) }
    })
  }

  /**
   * What is wrong with versions that become live: one that fitted when it was published need not fit what is live now.
   *
   * @throws UnavailableError where their files are not there
   */
  private async issuesOf(
    em: EntityManager,
    remote: string,
    added: readonly string[],
    now: Date,
  ): Promise<Issue[]> {
    if (added.length === 0) return []
    const beside = await loadLiveBeside(em, this.settings.PRODUCT_CONFIG, remote, now)
    const versions = await em.find(Version, { remote, version: [...added] })
    await this.store.assertStored(versions)
    if (remote === shellName) {
      const shells = await findShells(em, added)
      return shells.flatMap((shell) => checkShell(shell, beside.remotes))
    }
    return versions.flatMap(({ manifest }) => checkBesideLive(manifest, beside))
  }
}

/** Whoever goes back flees from something worse: what does not fit is told and never refused. */
const isWayBack: ReadonlySet<RequestedMove['action']> = new Set(['rollback', 'yank'])

interface NamedVersion {
  readonly version: string
  readonly endedAt: Date | string | null
  readonly yankedAt: Date | string | null
  readonly deletedAt: Date | string | null
}

/** The version that was asked for; any of the remote's where none was. */
function findVersion(
  em: EntityManager,
  remote: string,
  version: string | undefined,
): Promise<NamedVersion | undefined> {
  const ofRemote = queries(em).selectFrom('versions').select('version').where('remote', '=', remote).limit(1)
  return version === undefined
    ? ofRemote
        .select(({ lit }) => [lit(null).as('endedAt'), lit(null).as('yankedAt'), lit(null).as('deletedAt')])
        .executeTakeFirst()
    : ofRemote
        .select(['ended_at as endedAt', 'yanked_at as yankedAt', 'deleted_at as deletedAt'])
        .where('version', '=', version)
        .executeTakeFirst()
}

/** There is no page without a shell, and shells share their files. */
const movesShell: ReadonlySet<RequestedMove['action']> = new Set(['promote', 'canary', 'rollback'])

const notOfShell = (action: RequestedMove['action']): RuleError =>
  new RuleError(undefined, { message: `There is no ${action} of the shell: roll it back.` })

const wasYanked = (remote: string, { version }: NamedVersion): RuleError =>
  new RuleError('version-yanked', {
    message: `${remote} ${version} was yanked: it is gone for good. Publish another version.`,
  })

const wasDeleted = (remote: string, { version }: NamedVersion): RuleError =>
  new RuleError('version-deleted', {
    message: `${remote} ${version} was deleted, since nobody needed it any more. Publish it anew, under another version.`,
  })

function endedByAnalysis(remote: string, { version, endedAt }: NamedVersion): ConflictError {
  const day = endedAt === null ? '' : new Date(endedAt).toISOString().slice(0, 10)
  return new ConflictError('version-ended', {
    message: `The watch ended ${remote} ${version} on ${day}: it failed more often than stable. Confirm to make it live all the same.`,
  })
}

function toResult(remote: string, { stable, canary, disabled }: State, changed: boolean): MoveResult {
  return {
    remote,
    stable,
    canary: canary && withoutSalt(canary),
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
