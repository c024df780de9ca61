import type { EntityManager } from '@mikro-orm/postgresql'
import { RemoteState } from '../channels/remote-state.entity.ts'
import { toState } from '../channels/stored-state.ts'
import { readPast } from './read-past.ts'
import type { Batch } from './tally.ts'
import { armOf, type Trial, trialKey, trialOf } from './trial.ts'
import { witnessOf } from './witness-of.ts'

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
  await em.execute(
    `update releases.watch_trials set
       canary_loads = canary_loads + ?, canary_failed = canary_failed + ?, canary_witnesses = canary_witnesses + ?,
       control_loads = control_loads + ?, control_failed = control_failed + ?, control_witnesses = control_witnesses + ?
     where remote = ? and since = ?`,
    [
      sum(trial.canary, 'trial:loads'),
      sum(trial.canary, 'trial:failed'),
      witnesses.canary,
      sum(trial.control, 'trial:loads'),
      sum(trial.control, 'trial:failed'),
      witnesses.control,
      trial.remote,
      trial.since,
    ],
  )
  return witnesses.canary > 0
}

async function begin(em: EntityManager, trial: Trial): Promise<void> {
  const { remote, since, canary, control, percent } = trial
  const begun: unknown[] = await em.execute(
    'select from releases.watch_trials where remote = ? and since = ?',
    [remote, since],
  )
  if (begun.length > 0) return
  const past = await readPast(em, trial)
  await em.execute(
    `insert into releases.watch_trials (remote, since, canary, control, percent, canary_loads, canary_failed,
       canary_witnesses, control_loads, control_failed, control_witnesses, past_seconds, past_failures)
     values (?, ?, ?, ?, ?, 0, 0, 0, 0, 0, 0, ?, ?) on conflict do nothing`,
    [remote, since, canary, control, percent, past.seconds, past.failures],
  )
}

/** Whoever failed before in this trial is no new witness, whatever they got. */
async function addWitnesses(em: EntityManager, trial: Trial, { failures }: Batch, key: string) {
  const { remote, since } = trial
  const arms = new Map<number, 'canary' | 'control'>()
  for (const { version, address, ...failure } of failures) {
    const arm = failure.remote === remote ? armOf(trial, version) : undefined
    const witness = witnessOf(key, trialKey(trial), address)
    if (arm && !arms.has(witness)) arms.set(witness, arm)
  }
  const added = { canary: 0, control: 0 }
  if (arms.size === 0) return added
  const rows: { witness: number }[] = await em.execute(
    `insert into releases.watch_witnesses (remote, since, witness)
     select ?, ?::timestamptz, witness::integer from jsonb_array_elements_text(?::jsonb) as witness order by 3
     on conflict do nothing returning witness`,
    [remote, since, JSON.stringify([...arms.keys()])],
  )
  for (const { witness } of rows) added[arms.get(witness) ?? 'control'] += 1
  return added
}
