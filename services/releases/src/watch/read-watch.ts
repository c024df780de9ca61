import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import {
  type FaultKind,
  type Watch,
  type WatchedRemote,
  type WatchWindow,
  watchWindows,
} from '@rafiq/contracts'
import { Clock } from '@rafiq/service-kit'
import { RemoteState } from '../channels/remote-state.entity.ts'
import { loadTrials } from './load-trials.ts'
import { type CountRow, toWatchedRemote } from './to-watched-remote.ts'
import { toWatchedTrial } from './trial.ts'
import { runningTrials } from './write-trials.ts'

const minute = 60_000
const day = 24 * 60 * minute
const faultsShown = 20

type Of<T> = T & { readonly remote: string }

/** How the versions of every remote do in browsers. */
@Injectable()
export class ReadWatch {
  readonly #em: EntityManager
  readonly #clock: Clock

  constructor(@Inject(EntityManager) em: EntityManager, @Inject(Clock) clock: Clock) {
    this.#em = em
    this.#clock = clock
  }

  async run(window: WatchWindow): Promise<Watch> {
    const em = this.#em.fork()
    const now = this.#clock.now()
    const { minutes, step } = watchWindows[window]
    const from = new Date(now.getTime() - minutes * minute)
    const states = await em.find(RemoteState, {}, { orderBy: { remote: 'asc' } })
    const names = states.map(({ remote }) => remote)
    const trials = await loadTrials(em, await runningTrials(em, names))
    const [counts, faults, ended] = [
      await readCounts(em, step, from),
      await readFaults(em, from),
      await readEnded(em, new Date(now.getTime() - 30 * day)),
    ]
    return {
      at: now.toISOString(),
      window,
      step,
      remotes: names.map((name) => {
        const trial = trials.find(({ remote }) => remote === name)
        return toWatchedRemote({
          name,
          trial: trial ? toWatchedTrial(trial, now) : null,
          rolledBack: own(ended, name)[0] ?? null,
          counts: own(counts, name),
          faults: own(faults, name).slice(0, faultsShown),
        })
      }),
    }
  }
}

function own<T>(rows: readonly Of<T>[], name: string): T[] {
  return rows.filter(({ remote }) => remote === name).map(({ remote: _, ...row }) => row as T)
}

async function readCounts(em: EntityManager, step: string, from: Date): Promise<Of<CountRow>[]> {
  const rows: Of<Record<'version' | 'at' | 'measure' | 'count', string>>[] = await em.execute(
    `select remote, version, at, measure, count from releases.watch_counts
     where step = ? and at > ? and measure not like 'trial:%'`,
    [step, from],
  )
  return rows.map(({ at, count, ...row }) => ({ ...row, at: new Date(at), count: Number(count) }))
}

async function readFaults(em: EntityManager, from: Date): Promise<Of<WatchedRemote['faults'][number]>[]> {
  const rows: Of<
    Record<'version' | 'error' | 'file' | 'count' | 'last_at' | 'composition', string> & {
      kind: FaultKind
      line: number
    }
  >[] = await em.execute(
    `select * from releases.watch_faults where last_at > ?
     order by count desc, last_at desc, version, kind, error, file, line`,
    [from],
  )
  return rows.map(({ remote, version, kind, error, file, line, count, last_at, composition }) => ({
    remote,
    version,
    kind,
    error,
    file: file || null,
    line: line || null,
    count: Number(count),
    lastAt: new Date(last_at).toISOString(),
    composition,
  }))
}

async function readEnded(em: EntityManager, from: Date) {
  const rows: Of<Record<'canary' | 'rolled_back_at' | 'reason', string>>[] = await em.execute(
    `select remote, canary, rolled_back_at, reason from releases.watch_trials
     where rolled_back_at > ? order by rolled_back_at desc`,
    [from],
  )
  return rows.map(({ remote, canary, rolled_back_at, reason }) => ({
    remote,
    version: canary,
    at: new Date(rolled_back_at).toISOString(),
    reason,
  }))
}
