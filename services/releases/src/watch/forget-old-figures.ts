import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { Clock } from '@rafiq/service-kit'

const hour = 60 * 60_000
const day = 24 * hour

/** Milliseconds. */
const kept = { minutes: 3 * hour, hours: 30 * day, faults: 30 * day, trials: 30 * day }

/** Bounds what the watch keeps: at most once an hour, when a report was written. */
@Injectable()
export class ForgetOldFigures {
  readonly #em: EntityManager
  readonly #clock: Clock
  #next = 0

  constructor(@Inject(EntityManager) em: EntityManager, @Inject(Clock) clock: Clock) {
    this.#em = em
    this.#clock = clock
  }

  async run(): Promise<void> {
    const now = this.#clock.now().getTime()
    if (now < this.#next) return
    this.#next = now + hour
    const before = (age: number) => new Date(now - age)
    const em = this.#em.fork()
    await em.execute(`delete from releases.watch_counts where step = 'minute' and at < ?`, [
      before(kept.minutes),
    ])
    await em.execute(`delete from releases.watch_counts where step = 'hour' and at < ?`, [before(kept.hours)])
    await em.execute('delete from releases.watch_faults where last_at < ?', [before(kept.faults)])
    // Witnesses are for one trial alone, and only while it runs.
    await em.execute(
      `delete from releases.watch_witnesses as witness where not exists (
         select from releases.remote_states as state
         where state.remote = witness.remote and state.moved_at = witness.since and state.canary_version is not null)`,
    )
    await em.execute(
      `delete from releases.watch_trials as trial where since < ? and not exists (
         select from releases.remote_states as state
         where state.remote = trial.remote and state.moved_at = trial.since)`,
      [before(kept.trials)],
    )
  }
}
