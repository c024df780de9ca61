import { type EntityManager } from '@mikro-orm/postgresql'
import { asNumber, queries } from '../database/tables.ts'
import { RemoteState, toState } from '../registry/remote-state.entity.ts'
import { type Past } from './judge-trial.ts'
import { addWitnesses } from './stored-witnesses.ts'
import { type Batch } from './tally.ts'
import { type Trial, type TrialFigures, trialOf } from './trial.ts'

const minute = 60_000
const nothingKnown: Past = { seconds: 0, failures: 0 }

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
    batch.trialCounts
      .filter((one) => one.remote === trial.remote && one.version === version && one.measure === measure)
      .reduce((total, { count }) => total + count, 0)
  await queries(em)
    .updateTable('canary_trials')
    .set((eb) => ({
      canary_loads: eb('canary_loads', '+', sum(trial.canary, 'trial:loads')),
      canary_failed: eb('canary_failed', '+', sum(trial.canary, 'trial:failed')),
      canary_witnesses: eb('canary_witnesses', '+', witnesses.canary),
      control_loads: eb('control_loads', '+', sum(trial.control, 'trial:loads')),
      control_failed: eb('control_failed', '+', sum(trial.control, 'trial:failed')),
      control_witnesses: eb('control_witnesses', '+', witnesses.control),
    }))
    .where('remote', '=', trial.remote)
    .where('since', '=', trial.since.toISOString())
    .execute()
  return witnesses.canary > 0
}

async function begin(em: EntityManager, trial: Trial): Promise<void> {
  const { remote, since, canary, control, percent, audience } = trial
  const begun = await queries(em)
    .selectFrom('canary_trials')
    .select('remote')
    .where('remote', '=', remote)
    .where('since', '=', since.toISOString())
    .executeTakeFirst()
  if (begun) return
  // What is known from before is of everybody, and says nothing of how often an audience fails.
  const past = audience ? nothingKnown : await readPast(em, trial)
  await queries(em)
    .insertInto('canary_trials')
    .values({
      ...{ remote, since, canary, control, percent },
      ...{ canary_loads: 0, canary_failed: 0, canary_witnesses: 0 },
      ...{ control_loads: 0, control_failed: 0, control_witnesses: 0 },
      past_seconds: past.seconds,
      past_failures: past.failures,
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
    .where('at', '<', since.toISOString())
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
    .where('at', '>=', from.toISOString())
    .where('at', '<=', ago(minute).toISOString())
    .executeTakeFirst()
  return { seconds: 60 * Number(past?.minutes ?? 0), failures: Number(past?.failures ?? 0) }
}

const nothingYet = { loads: 0, failed: 0, witnesses: 0 }
const begun = { ofCanary: nothingYet, ofControl: nothingYet, past: nothingKnown }

/** What was counted for these trials; nothing yet for those of which no beacon came. */
export async function loadTrials(em: EntityManager, trials: readonly Trial[]): Promise<TrialFigures[]> {
  if (trials.length === 0) return []
  const rows = await readTrials(em, trials)
  const byRemote = new Map(rows.map((row) => [row.remote, row]))
  return trials.map((trial) => {
    const row = byRemote.get(trial.remote)
    return row ? withFigures(trial, row) : { ...trial, ...begun }
  })
}

function readTrials(em: EntityManager, trials: readonly Trial[]) {
  return queries(em)
    .selectFrom('canary_trials')
    .select(['remote', 'canary_witnesses', 'control_witnesses', 'past_seconds'])
    .select(({ ref }) => [
      asNumber(ref('canary_loads')).as('canary_loads'),
      asNumber(ref('canary_failed')).as('canary_failed'),
      asNumber(ref('control_loads')).as('control_loads'),
      asNumber(ref('control_failed')).as('control_failed'),
      asNumber(ref('past_failures')).as('past_failures'),
    ])
    .where(({ or, and }) =>
      or(trials.map(({ remote, since }) => and({ remote, since: since.toISOString() }))),
    )
    .execute()
}

type TrialRow = Awaited<ReturnType<typeof readTrials>>[number]

function withFigures(trial: Trial, row: TrialRow): TrialFigures {
  return {
    ...trial,
    ofCanary: { loads: row.canary_loads, failed: row.canary_failed, witnesses: row.canary_witnesses },
    ofControl: { loads: row.control_loads, failed: row.control_failed, witnesses: row.control_witnesses },
    past: { seconds: row.past_seconds, failures: row.past_failures },
  }
}
