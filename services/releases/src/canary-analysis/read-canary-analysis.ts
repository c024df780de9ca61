import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type AnalysisWindow, analysisWindows, type CanaryAnalysis } from '@rafiq/platform-contracts'
import { Clock, timeOf } from '@rafiq/service-kit'
import { asNumber, queries } from '../database/tables.ts'
import { RemoteState } from '../registry/remote-state.entity.ts'
import { faultsShown, readFaults } from './stored-faults.ts'
import { loadTrials, runningTrials } from './stored-trials.ts'
import { type CountRow, toAnalysedRemote } from './to-analysed-remote.ts'
import { toAnalysedTrial } from './trial.ts'

const minute = 60_000
const day = 24 * 60 * minute

type Of<T> = T & { readonly remote: string }

/** How the versions of every remote do in browsers. */
@Injectable()
export class ReadCanaryAnalysis {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async run(window: AnalysisWindow): Promise<CanaryAnalysis> {
    const now = this.clock.now()
    const { minutes, step } = analysisWindows[window]
    const from = new Date(now.getTime() - minutes * minute)
    const states = await this.em.find(RemoteState, {}, { orderBy: { remote: 'asc' } })
    const names = states.map(({ remote }) => remote)
    const trials = await loadTrials(this.em, await runningTrials(this.em, names))
    const [counts, faults, ended] = [
      await readCounts(this.em, step, from),
      await readFaults(this.em, from),
      await readEnded(this.em, new Date(now.getTime() - 30 * day)),
    ]
    return {
      at: now.toISOString(),
      window,
      step,
      remotes: names.map((name) => {
        const trial = trials.find(({ remote }) => remote === name)
        return toAnalysedRemote({
          name,
          trial: trial ? toAnalysedTrial(trial, now) : null,
          rolledBack: own(ended, name)[0] ?? null,
          counts: own(counts, name),
          faults: own(faults, name)
            .slice(0, faultsShown)
            .map(({ callers: _, ...fault }) => fault),
        })
      }),
    }
  }
}

function own<T>(rows: readonly Of<T>[], name: string): T[] {
  return rows.filter(({ remote }) => remote === name).map(({ remote: _, ...row }) => row as T)
}

async function readCounts(em: EntityManager, step: 'minute' | 'hour', from: Date): Promise<Of<CountRow>[]> {
  const rows = await queries(em)
    .selectFrom('beacon_counts')
    .select(['remote', 'version', 'at', 'measure'])
    .select(({ ref }) => asNumber(ref('count')).as('count'))
    .where('step', '=', step)
    .where('at', '>', from.toISOString())
    .where('measure', 'not like', 'trial:%')
    .execute()
  return rows.map((row) => ({ ...row, at: timeOf(row.at) }))
}

async function readEnded(em: EntityManager, from: Date) {
  const rows = await queries(em)
    .selectFrom('canary_trials')
    .select(['remote', 'canary', 'rolled_back_at as rolledBackAt', 'reason'])
    .where('rolled_back_at', '>', from.toISOString())
    .orderBy('rolled_back_at', 'desc')
    .execute()
  return rows.flatMap(({ remote, canary, rolledBackAt, reason }) =>
    rolledBackAt && reason !== null
      ? [{ remote, version: canary, at: timeOf(rolledBackAt).toISOString(), reason }]
      : [],
  )
}
