import { type EntityManager } from '@mikro-orm/postgresql'
import { type CanaryTrialRow, queries } from '../database/tables.ts'
import { RemoteState, toState } from '../registry/stored-state.ts'
import { type Past } from './judge-trial.ts'
import { addWitnesses } from './stored-witnesses.ts'
import { type Batch } from './tally.ts'
import { type Trial, type TrialFigures, trialOf } from './trial.ts'

const minute = 60_000

/** The trials that run now, of these remotes. */
export async function runningTrials(em: EntityManager, remotes: readonly string[]): Promise<Trial[]> {
  const rows = await em.find(
    RemoteState,
    { remote: [...remotes], canaryVersion: { $ne: null } },
    { orderBy: { remote: 'asc' } },
  )
  return rows.map((row) => trialOf(row.remote, toState(row), row.movedAt)).filter((trial) => trial !== null)
}

/**
 * Adds what a batch says of a trial. What came in before the canary was moved says nothing of it.
 * @param key makes witnesses of addresses (`witness-of.ts`)
 * @returns whether the canary has failed for somebody new
 */
export async function writeTrial(
  em: EntityManager,
  trial: Trial,
  batch: Batch,
  key: string,
): Promise<boolean> {
  if (batch.since < trial.since) return false
  await begin(em, trial)
  const witnesses = await addWitnesses(em, trial, batch, key)
  const sum = (version: string | null, measure: string) =>
    batch.counts
      .filter((one) => one.remote === trial.remote && one.version === version && one.measure === measure)
      .reduce((total, { count }) => total + count, 0)
  await queries(em)
    .updateTable('canary_trials')
    .set((eb) => ({
      canaryLoads: eb('canaryLoads', '+', sum(trial.canary, 'trial:loads')),
      canaryFailed: eb('canaryFailed', '+', sum(trial.canary, 'trial:failed')),
      canaryWitnesses: eb('canaryWitnesses', '+', witnesses.canary),
      controlLoads: eb('controlLoads', '+', sum(trial.control, 'trial:loads')),
      controlFailed: eb('controlFailed', '+', sum(trial.control, 'trial:failed')),
      controlWitnesses: eb('controlWitnesses', '+', witnesses.control),
    }))
    .where('remote', '=', trial.remote)
    .where('since', '=', trial.since)
    .execute()
  return witnesses.canary > 0
}

async function begin(em: EntityManager, trial: Trial): Promise<void> {
  const { remote, since, canary, control, percent } = trial
  const begun = await queries(em)
    .selectFrom('canary_trials')
    .select('remote')
    .where('remote', '=', remote)
    .where('since', '=', since)
    .executeTakeFirst()
  if (begun) return
  const past = await readPast(em, trial)
  await queries(em)
    .insertInto('canary_trials')
    .values({
      ...{ remote, since, canary, control, percent },
      ...{ canaryLoads: 0, canaryFailed: 0, canaryWitnesses: 0 },
      ...{ controlLoads: 0, controlFailed: 0, controlWitnesses: 0 },
      pastSeconds: past.seconds,
      pastFailures: past.failures,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * How the control's version did before a trial: in whole minutes of the last hour in which it was used, as far back as
 * the channels stood as they did just before. All pages that failed count, not one of each address: rather too many.
 */
async function readPast(em: EntityManager, { remote, since, control }: Trial): Promise<Past> {
  const ago = (milliseconds: number) => new Date(since.getTime() - milliseconds)
  const moved = await queries(em)
    .selectFrom('audit.release_entries')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('remote', '=', remote)
    .where('at', '<', since)
    .where('action', 'in', ['move', 'promote', 'rollback', 'canary', 'yank', 'enable'])
    .where(({ or, eb }) => or([eb('channel', 'is', null), eb('channel', 'not like', 'preview/%')]))
    .executeTakeFirst()
  const from = new Date(Math.max(ago(60 * minute).getTime(), moved?.at ? new Date(moved.at).getTime() : 0))
  const past = await queries(em)
    .selectFrom('beacon_counts')
    .select(({ fn }) => [
      fn.count('at').distinct().as('minutes'),
      fn.sum('count').filterWhere('measure', '=', 'trial:failures').as('failures'),
    ])
    .where('remote', '=', remote)
    .where('version', '=', control)
    .where('step', '=', 'minute')
    .where('measure', 'in', ['trial:loads', 'trial:failures'])
    .where('at', '>=', from)
    .where('at', '<=', ago(minute))
    .executeTakeFirst()
  return { seconds: 60 * Number(past?.minutes ?? 0), failures: Number(past?.failures ?? 0) }
}

const nothingYet = { loads: 0, failed: 0, witnesses: 0 }
const begun = { ofCanary: nothingYet, ofControl: nothingYet, past: { seconds: 0, failures: 0 } }

/** What was counted for these trials; nothing yet for those of which no beacon came. */
export async function loadTrials(em: EntityManager, trials: readonly Trial[]): Promise<TrialFigures[]> {
  if (trials.length === 0) return []
  const rows = await queries(em)
    .selectFrom('canary_trials')
    .selectAll()
    .where(({ or, and }) => or(trials.map(({ remote, since }) => and({ remote, since }))))
    .execute()
  const byRemote = new Map(rows.map((row) => [row.remote, row]))
  return trials.map((trial) => {
    const row = byRemote.get(trial.remote)
    return row ? withFigures(trial, row) : { ...trial, ...begun }
  })
}

function withFigures(trial: Trial, row: CanaryTrialRow): TrialFigures {
  return {
    ...trial,
    ofCanary: { loads: row.canaryLoads, failed: row.canaryFailed, witnesses: row.canaryWitnesses },
    ofControl: { loads: row.controlLoads, failed: row.controlFailed, witnesses: row.controlWitnesses },
    past: { seconds: row.pastSeconds, failures: row.pastFailures },
  }
}
