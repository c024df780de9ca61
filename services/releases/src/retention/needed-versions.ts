import type { EntityManager } from '@mikro-orm/postgresql'
import { queries } from '../database/tables.ts'
import { loadState } from '../registry/load-state.ts'
import { Preview } from '../registry/preview.entity.ts'
import type { Needed } from './versions-to-delete.ts'

/** Milliseconds: a page that is open for longer says so, or is asleep and gets what is live when it wakes. */
const pagesTell = 7 * 24 * 60 * 60_000

/** What somebody needs of a remote at this moment; the caller holds the registry's lock. */
export async function neededVersions(em: EntityManager, remote: string, now: Date): Promise<Needed> {
  const { stable, before, fallback, canary } = await loadState(em, remote, now)
  const previews = await em.find(Preview, { remote, expiresAt: { $gt: now } }, { refresh: true })
  const told = await queries(em)
    .selectFrom('beacon_counts')
    .select('version')
    .distinct()
    .where('remote', '=', remote)
    .where('at', '>', new Date(now.getTime() - pagesTell).toISOString())
    .execute()
  return {
    ...{ stable, before, fallback, canary: canary?.version ?? null },
    previews: previews.map(({ version }) => version),
    inPages: told.map(({ version }) => version),
  }
}
