import type { EntityManager } from '@mikro-orm/postgresql'
import type { AnalysedRemote, CodePlace } from '@rafiq/platform-contracts'
import { timeOf } from '@rafiq/service-kit'
import { asNumber, queries } from '../database/tables.ts'

/** Of one remote. */
export const faultsShown = 20

export type StoredFault = AnalysedRemote['faults'][number] & {
  readonly remote: string
  /** The calls around it, innermost first. */
  readonly callers: readonly CodePlace[]
}

/** Faults that happened since, the most frequent first; of every remote, or of one. */
export async function readFaults(em: EntityManager, from: Date, remote?: string): Promise<StoredFault[]> {
  const every = queries(em)
    .selectFrom('beacon_faults')
    .select(['remote', 'version', 'kind', 'error', 'file', 'line', 'column', 'callers'])
    .select(['last_at as lastAt', 'composition'])
    .select(({ ref }) => asNumber(ref('count')).as('count'))
    .where('last_at', '>', from.toISOString())
    .orderBy('beacon_faults.count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('version')
    .orderBy('kind')
    .orderBy('error')
    .orderBy('file')
    .orderBy('line')
    .orderBy('column')
  const rows = await (remote === undefined
    ? every
    : every.where('remote', '=', remote).limit(faultsShown)
  ).execute()
  return rows.map(({ file, line, column, lastAt, ...fault }) => ({
    ...fault,
    file: file || null,
    line: line || null,
    column: column || null,
    lastAt: timeOf(lastAt).toISOString(),
  }))
}
