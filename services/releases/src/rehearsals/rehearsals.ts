import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import {
  type RehearsalPlan,
  type RehearsalResult,
  type RehearsalStart,
  type Rehearsed,
} from '@rafiq/platform-contracts'
import { AuditLog, Clock, RuleError, SETTINGS } from '@rafiq/service-kit'
import type { Caller } from '../callers/caller.ts'
import { staffRecord } from '../channels/staff-record.ts'
import { writeState } from '../fallbacks/save-state.ts'
import { appendToTrail } from '../registry/audit-trail.ts'
import { ReleaseAnnouncements } from '../registry/release-announcements.ts'
import { advanceRevision, lockRegistry } from '../registry/revision.ts'
import type { ReleasesSettings } from '../settings.ts'
import { VersionStore } from '../store/version-store.ts'
import { beginRehearsal } from './begin-rehearsal.ts'
import { endOfRehearsal, promotionOfRehearsal } from './end-of-rehearsal.ts'
import { readPlan } from './read-plan.ts'
import type { Step } from './rehearsal-step.ts'

export interface Rehearsal {
  readonly result: RehearsalResult
  readonly revision: string
}

/** Moves shell and remotes as one composition: each call is one transaction, one new revision, and all or nothing. */
@Injectable()
export class Rehearsals {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly announcements: ReleaseAnnouncements,
    private readonly audit: AuditLog,
    private readonly store: VersionStore,
    @Inject(SETTINGS) private readonly settings: ReleasesSettings,
  ) {}

  plan(rehearsed: Rehearsed): Promise<RehearsalPlan> {
    return readPlan(this.em, rehearsed)
  }

  /**
   * Gives a share of the visitors the shell with that version, and of each remote a version that works with it.
   *
   * @throws RuleError where some remote has none, with why; where one of them has a canary of its own
   */
  start(caller: Caller, start: RehearsalStart): Promise<Rehearsal> {
    const { PRODUCT_CONFIG } = this.settings
    return this.move(caller, (em, now) =>
      beginRehearsal(em, start, { PRODUCT_CONFIG, store: this.store, now }),
    )
  }

  /** Gives everybody what is rehearsed. @throws RuleError where nothing is, or something that went live since does not fit */
  promote(caller: Caller): Promise<Rehearsal> {
    return this.move(caller, promotionOfRehearsal)
  }

  /** Ends the rehearsal that runs, else takes back the last one that was promoted. @throws RuleError where there is none */
  revert(caller: Caller): Promise<Rehearsal> {
    return this.move(caller, endOfRehearsal)
  }

  private async move(
    caller: Caller,
    decide: (em: EntityManager, now: Date) => Promise<Step[]>,
  ): Promise<Rehearsal> {
    const now = this.clock.now()
    const rehearsal = await this.em.transactional(async (em) => {
      await lockRegistry(em)
      const steps = await decide(em, now)
      if (steps.length === 0) throw new RuleError(undefined, { message: 'There is nothing to move.' })
      for (const step of steps) await this.take(em, caller, step, now)
      const moved = steps.map(({ remote, version }) => ({ remote, version }))
      return { result: { moved }, revision: await advanceRevision(em) }
    })
    this.announcements.announce(rehearsal.revision)
    return rehearsal
  }

  private async take(em: EntityManager, { actor, staff }: Caller, step: Step, now: Date): Promise<void> {
    const { remote, action, version, state, salt } = step
    await writeState(em, remote, { ...state, setByHand: true }, now)
    const share = action === 'canary' && state.canary ? `${state.canary.percent} %, ` : ''
    await appendToTrail(em, { action, actor, remote, version, detail: `${share}${salt}` }, now)
    if (!staff) return
    await this.audit.record(em, staffRecord(staff, { action, remote, version: version ?? undefined, state }))
  }
}
