import type { EntityManager } from '@mikro-orm/postgresql'
import type { CodePlace } from '@rafiq/platform-contracts'
import { sql } from 'kysely'
import { queries } from '../database/tables.ts'
import { nameOf } from './known-versions.ts'
import type { Batch } from './tally.ts'

/** Different faults of one version that are kept; all are counted by their kind. */
const faultsKept = 50

/** Milliseconds. */
const steps = { minute: 60_000, hour: 60 * 60_000 } as const

type KnownFiles = ReadonlyMap<string, ReadonlySet<string>>

/** Adds a batch to the counters of its minute and its hour. Rows go in one order, so that replicas never lock crosswise. */
export async function writeCounts(
  em: EntityManager,
  { counts }: Pick<Batch, 'counts'>,
  now: Date,
): Promise<void> {
  if (counts.length === 0) return
  const rows = inKeyOrder(counts, ({ remote, version, measure }) => [remote, version, measure]).flatMap(
    ({ remote, version, measure, count }) =>
      (['minute', 'hour'] as const).map((step) => {
        const at = new Date(now.getTime() - (now.getTime() % steps[step]))
        return { remote, version, step, at, measure, count }
      }),
  )
  await queries(em)
    .insertInto('beacon_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'version', 'step', 'at', 'measure'])
        .doUpdateSet((eb) => ({ count: eb('beacon_counts.count', '+', eb.ref('excluded.count')) })),
    )
    .execute()
}

/** A path that is none of the version's files is forgotten: only the code's own words are kept. */
export async function writeFaults(
  em: EntityManager,
  { faults }: Pick<Batch, 'faults'>,
  known: KnownFiles,
  now: Date,
): Promise<void> {
  if (faults.length === 0) return
  const seen = faults.map(({ file = '', line, column, callers = [], ...fault }) => {
    const files = known.get(nameOf(fault))
    const own = files?.has(file) ?? false
    return {
      ...fault,
      file: own ? file : '',
      line: (own && line) || 0,
      column: (own && column) || 0,
      callers: callers.filter((caller) => own && files?.has(caller.file)),
    }
  })
  const kept = await readKept(em, seen)
  const rows = [...Map.groupBy(seen, keyOf)]
    .filter(([key, [fault]]) => {
      const keys = fault && kept.get(nameOf(fault))
      return keys === undefined || keys.has(key) || keys.size < faultsKept
    })
    .flatMap(([, [fault, ...more]]) => {
      if (!fault) return []
      const count = more.reduce((total, one) => total + one.count, fault.count)
      return [{ ...fault, callers: asJson(fault.callers), count, last_at: now }]
    })
  if (rows.length === 0) return
  await queries(em)
    .insertInto('beacon_faults')
    .values(inKeyOrder(rows, keyParts))
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'version', 'kind', 'error', 'file', 'line', 'column'])
        .doUpdateSet((eb) => ({
          count: eb('beacon_faults.count', '+', eb.ref('excluded.count')),
          last_at: eb.ref('excluded.last_at'),
          composition: eb.ref('excluded.composition'),
          callers: eb.ref('excluded.callers'),
        })),
    )
    .execute()
}

interface FaultKey {
  readonly remote: string
  readonly version: string
  readonly kind: string
  readonly error: string
  readonly file: string
  readonly line: number
  readonly column: number
}

const keyParts = ({ remote, version, kind, error, file, line, column }: FaultKey) => [
  ...[remote, version, kind, error, file],
  String(line),
  String(column),
]
const keyOf = (fault: FaultKey): string => JSON.stringify(keyParts(fault))

/** The faults that are kept already of these versions, by the name of the version. */
async function readKept(
  em: EntityManager,
  versions: readonly FaultKey[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const wanted = new Map(versions.map((fault) => [nameOf(fault), fault]))
  const rows = await queries(em)
    .selectFrom('beacon_faults')
    .select(['remote', 'version', 'kind', 'error', 'file', 'line', 'column'])
    .where(({ or, and }) => or([...wanted.values()].map(({ remote, version }) => and({ remote, version }))))
    .execute()
  const byVersion = Map.groupBy(rows, nameOf)
  return new Map([...byVersion].map(([name, faults]) => [name, new Set(faults.map(keyOf))]))
}

/** By the parts of a key, in the order of code units. */
function inKeyOrder<T>(rows: readonly T[], parts: (row: T) => readonly string[]): T[] {
  return rows
    .map((row) => [JSON.stringify(parts(row)), row] as const)
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([, row]) => row)
}

const asJson = (callers: readonly CodePlace[]) => sql<CodePlace[]>`${JSON.stringify(callers)}::jsonb`
