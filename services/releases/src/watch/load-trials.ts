import type { EntityManager } from '@mikro-orm/postgresql'
import type { Trial, TrialFigures } from './trial.ts'

interface Row {
  readonly remote: string
  readonly since: Date | string
  readonly canary: string
  readonly control: string | null
  readonly percent: number
  readonly canary_loads: string
  readonly canary_failed: string
  readonly canary_witnesses: number
  readonly control_loads: string
  readonly control_failed: string
  readonly control_witnesses: number
  readonly past_seconds: number
  readonly past_failures: string
}

const nothingYet = { loads: 0, failed: 0, witnesses: 0 }
const begun = { ofCanary: nothingYet, ofControl: nothingYet, past: { seconds: 0, failures: 0 } }

/** What was counted for these trials; nothing yet for those that nobody has reported of. */
export async function loadTrials(em: EntityManager, trials: readonly Trial[]): Promise<TrialFigures[]> {
  if (trials.length === 0) return []
  const rows: Row[] = await em.execute(
    `select trials.* from releases.watch_trials as trials
     join jsonb_to_recordset(?::jsonb) as wanted (remote text, since timestamptz) using (remote, since)`,
    [JSON.stringify(trials.map(({ remote, since }) => ({ remote, since })))],
  )
  const byRemote = new Map(rows.map((row) => [row.remote, row]))
  return trials.map((trial) => {
    const row = byRemote.get(trial.remote)
    return row ? withFigures(trial, row) : { ...trial, ...begun }
  })
}

function withFigures(trial: Trial, row: Row): TrialFigures {
  return {
    ...trial,
    ofCanary: {
      loads: Number(row.canary_loads),
      failed: Number(row.canary_failed),
      witnesses: row.canary_witnesses,
    },
    ofControl: {
      loads: Number(row.control_loads),
      failed: Number(row.control_failed),
      witnesses: row.control_witnesses,
    },
    past: { seconds: row.past_seconds, failures: Number(row.past_failures) },
  }
}
