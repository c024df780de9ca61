import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { Clock, LOGGER, type Logger } from '@rafiq/service-kit'
import { MoveChannels } from '../channels/move-channels.ts'
import { type Move, rollBack, type State } from '../channels/remote-state.ts'
import { loadTrials } from './load-trials.ts'
import { judge, reasonOf, type Trial } from './trial.ts'

/**
 * Judges trials in which something failed, and ends the canary of one that does worse: by the same move as a person's,
 * under the registry's lock, with its row in the audit trail. Whoever comes second, another replica or a person, finds
 * a state without this canary and changes nothing.
 */
@Injectable()
export class EndWorseCanaries {
  readonly #em: EntityManager
  readonly #channels: MoveChannels
  readonly #clock: Clock
  readonly #logger: Logger

  constructor(
    @Inject(EntityManager) em: EntityManager,
    @Inject(MoveChannels) channels: MoveChannels,
    @Inject(Clock) clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.#em = em
    this.#channels = channels
    this.#clock = clock
    this.#logger = logger
  }

  async run(trials: readonly Trial[]): Promise<void> {
    const em = this.#em.fork()
    const now = this.#clock.now()
    for (const trial of await loadTrials(em, trials)) {
      if (judge(trial, now).verdict !== 'worse') continue
      const reason = reasonOf(trial, now)
      const { remote, since, canary } = trial
      const decide = (state: State): Move =>
        isOn(trial, state) ? rollBack(state, undefined) : { kind: 'nothing' }
      const ask = { action: 'rollback', detail: reason, decide } as const
      const { result } = await this.#channels.run(remote, { actor: 'watch' }, ask)
      if (!result.changed) continue
      this.#logger.warn({ remote, version: canary, reason }, 'rolled back a canary')
      await em.execute(
        `update releases.watch_trials set rolled_back_at = ?, reason = ? where remote = ? and since = ?`,
        [now, reason, remote, since],
      )
    }
  }
}

/** Whether the canary still runs as it was judged; a person may have moved it meanwhile. */
function isOn({ canary, control, percent }: Trial, state: State): boolean {
  return (
    !state.disabled &&
    state.stable === control &&
    state.canary?.version === canary &&
    state.canary.percent === percent
  )
}
