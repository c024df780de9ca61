import type { EntityManager } from '@mikro-orm/postgresql'
import { queries } from '../database/tables.ts'
import { chooseFallback, healthOf, type VersionFigures } from './choose-fallback.ts'

const nothingKnown: VersionFigures = { loads: 0, failed: 0, faults: 0 }

/**
 * The version that a remote's pages fall back to, by what canary analysis knows now; what it ended, or somebody yanked, is none.
 *
 * @param before stable versions to go back to, the latest first
 */
export async function findFallback(
  em: EntityManager,
  remote: string,
  before: readonly string[],
): Promise<string | null> {
  const usable = await usableOf(em, remote, before)
  if (usable.length < 2) return usable[0] ?? null
  const figures = await readFigures(em, remote, usable)
  return chooseFallback(usable, (version) => healthOf(figures.get(version) ?? nothingKnown))
}

async function usableOf(
  em: EntityManager,
  remote: string,
  before: readonly string[],
): Promise<readonly string[]> {
  if (before.length === 0) return before
  const rows = await queries(em)
    .selectFrom('versions')
    .select('version')
    .where('remote', '=', remote)
    .where('version', 'in', before)
    .where('ended_at', 'is', null)
    .where('yanked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
  const usable = new Set(rows.map(({ version }) => version))
  return before.filter((version) => usable.has(version))
}

/** Of the 30 days for which hours are kept. */
async function readFigures(
  em: EntityManager,
  remote: string,
  versions: readonly string[],
): Promise<ReadonlyMap<string, VersionFigures>> {
  const rows = await queries(em)
    .selectFrom('beacon_counts')
    .select(({ fn }) => [
      'version',
      fn.sum('count').filterWhere('measure', '=', 'loads').as('loads'),
      fn.sum('count').filterWhere('measure', '=', 'failed').as('failed'),
      fn.sum('count').filterWhere('measure', 'like', 'fault:%').as('faults'),
    ])
    .where('remote', '=', remote)
    .where('version', 'in', versions)
    .where('step', '=', 'hour')
    // A leak is mended in the page: nothing failed by it.
    .where('measure', '!=', 'fault:leak')
    .where(({ or, eb }) => or([eb('measure', 'in', ['loads', 'failed']), eb('measure', 'like', 'fault:%')]))
    .groupBy('version')
    .execute()
  return new Map(
    rows.map(({ version, loads, failed, faults }) => [
      version,
      { loads: Number(loads ?? 0), failed: Number(failed ?? 0), faults: Number(faults ?? 0) },
    ]),
  )
}
