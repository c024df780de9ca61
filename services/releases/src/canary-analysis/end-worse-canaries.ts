import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { Clock, LOGGER, type Logger } from '@rafiq/service-kit'
import { watchActor } from '../alerts/alert-cause.ts'
import { MoveChannels } from '../channels/move-channels.ts'
import { endedByAnalysis } from '../channels/requested-moves.ts'
import { queries } from '../database/tables.ts'
import { loadTrials } from './stored-trials.ts'
import { isOn, judge, reasonOf, type Trial } from './trial.ts'

/**
 * Judges trials in which something failed, and ends the canary of one that does worse: by the same move as a person's,
 * under the registry's lock, with its row in the audit trail. Whoever comes second, another replica or a person, finds
 * a state without this canary and changes nothing.
 */
@Injectable()
export class EndWorseCanaries {
  constructor(
    private readonly em: EntityManager,
    private readonly channels: MoveChannels,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(trials: readonly Trial[]): Promise<void> {
    const now = this.clock.now()
    for (const trial of await loadTrials(this.em, trials)) {
      if (judge(trial, now).verdict !== 'worse') continue
      const reason = reasonOf(trial, now)
      const { remote, since, canary } = trial
      const requested = endedByAnalysis(canary, reason, (state) => isOn(trial, state))
      const { result } = await this.channels.run(remote, { actor: watchActor }, requested)
      if (!result.changed) continue
      this.logger.warn({ remote, version: canary, reason }, 'canary rolled back')
      await queries(this.em)
        .updateTable('canary_trials')
        .set({ rolled_back_at: now, reason })
        .where('remote', '=', remote)
        .where('since', '=', since.toISOString())
        .execute()
    }
  }
}
