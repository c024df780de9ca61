import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Clock } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** Milliseconds. */
const kept = { minutes: 3 * hour, hours: 30 * day, faults: 30 * day, trials: 30 * day, alerts: 30 * day }

/** Bounds what canary analysis keeps: at most once an hour, when beacons were written. */
@Injectable()
export class DeleteOldFigures {
  private next = 0

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now().getTime()
    if (now < this.next) return
    this.next = now + hour
    const before = (age: number) => new Date(now - age).toISOString()
    const db = queries(this.em)
    const counts = db.deleteFrom('beacon_counts')
    await counts.where('step', '=', 'minute').where('at', '<', before(kept.minutes)).execute()
    await counts.where('step', '=', 'hour').where('at', '<', before(kept.hours)).execute()
    await db.deleteFrom('beacon_faults').where('last_at', '<', before(kept.faults)).execute()
    await db.deleteFrom('alerts').where('raised_at', '<', before(kept.alerts)).execute()
    // Witnesses are for one trial alone, and only while it runs.
    await db
      .deleteFrom('canary_witnesses')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('remote_states')
              .select('remote_states.remote')
              .whereRef('remote_states.remote', '=', 'canary_witnesses.remote')
              .whereRef('remote_states.moved_at', '=', 'canary_witnesses.since')
              .where('remote_states.canary_version', 'is not', null),
          ),
        ),
      )
      .execute()
    await db
      .deleteFrom('canary_trials')
      .where('since', '<', before(kept.trials))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('remote_states')
              .select('remote_states.remote')
              .whereRef('remote_states.remote', '=', 'canary_trials.remote')
              .whereRef('remote_states.moved_at', '=', 'canary_trials.since'),
          ),
        ),
      )
      .execute()
  }
}
