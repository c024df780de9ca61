import type { EntityManager } from '@mikro-orm/postgresql'
import type { Past } from './judge-trial.ts'
import type { Trial } from './trial.ts'

/**
 * How the control's version did before a trial: in whole minutes of the last hour in which it was used, as far back as
 * the channels stood as they did just before. All pages that failed count, not one of each address: rather too many.
 */
export async function readPast(em: EntityManager, { remote, since, control }: Trial): Promise<Past> {
  const [past]: { minutes: string; failures: string }[] = await em.execute(
    `select count(distinct at) as minutes,
       coalesce(sum(count) filter (where measure = 'trial:failures'), 0) as failures
     from releases.watch_counts
     where remote = ? and version = ? and step = 'minute' and measure in ('trial:loads', 'trial:failures')
       and at >= greatest(?::timestamptz - interval '1 hour', (
         select max(moved.at) from audit.release_entries as moved
         where moved.remote = ? and moved.at < ? and moved.action in ('move', 'promote', 'rollback', 'canary', 'enable')
           and (moved.channel is null or moved.channel not like 'preview/%')))
       and at + interval '1 minute' <= ?::timestamptz`,
    [remote, control, since, remote, since, since],
  )
  return { seconds: 60 * Number(past?.minutes ?? 0), failures: Number(past?.failures ?? 0) }
}
