import type { EntityManager } from '@mikro-orm/postgresql'
import { nameOf } from './known-versions.ts'
import type { Batch } from './tally.ts'

/** Different faults of one version that are kept; all are counted by their kind. */
const faultsKept = 50

type KnownFiles = ReadonlyMap<string, ReadonlySet<string>>

/** Adds a batch to the counters of its minute and its hour. Rows go in one order, so that replicas never lock crosswise. */
export async function writeCounts(
  em: EntityManager,
  { counts }: Pick<Batch, 'counts'>,
  now: Date,
): Promise<void> {
  if (counts.length === 0) return
  await em.execute(
    `insert into releases.watch_counts (remote, version, step, at, measure, count)
     select remote, version, step, date_trunc(step, ?::timestamptz, 'UTC'), measure, count
     from jsonb_to_recordset(?::jsonb) as given (remote text, version text, measure text, count bigint),
       unnest(array['minute', 'hour']) as step
     order by remote, version, step, measure
     on conflict (remote, version, step, at, measure)
     do update set count = watch_counts.count + excluded.count`,
    [now, JSON.stringify(counts)],
  )
}

/** A path that is none of the version's files is forgotten: only the code's own words are kept. */
export async function writeFaults(
  em: EntityManager,
  { faults }: Pick<Batch, 'faults'>,
  known: KnownFiles,
  now: Date,
): Promise<void> {
  if (faults.length === 0) return
  const rows = faults.map(({ file, line, ...fault }) => {
    const own = file !== undefined && known.get(nameOf(fault))?.has(file)
    return { ...fault, file: own ? file : '', line: (own && line) || 0 }
  })
  await em.execute(
    `insert into releases.watch_faults (remote, version, kind, error, file, line, count, last_at, composition)
     select remote, version, kind, error, file, line, sum(count), ?::timestamptz, min(composition)
     from jsonb_to_recordset(?::jsonb) as given
       (remote text, version text, kind text, error text, file text, line integer, count bigint, composition text)
     where (remote, version, kind, error, file, line) in
         (select remote, version, kind, error, file, line from releases.watch_faults)
       or (select count(*) from releases.watch_faults as kept
           where kept.remote = given.remote and kept.version = given.version) < ?
     group by remote, version, kind, error, file, line
     order by remote, version, kind, error, file, line
     on conflict (remote, version, kind, error, file, line)
     do update set count = watch_faults.count + excluded.count,
       last_at = excluded.last_at, composition = excluded.composition`,
    [now, JSON.stringify(rows), faultsKept],
  )
}
