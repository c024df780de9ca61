import type { Db } from 'pg-boss'
import { deadLetterQueue, eventsSchema } from './queue-options.ts'

/** What waits in one queue. */
export interface QueueState {
  readonly queue: string
  /** Due, and not tried yet. */
  readonly ready: number
  /** Failed, and tried again. */
  readonly retrying: number
  /** Not due yet. */
  readonly postponed: number
  /** For how long the one that is due for the longest time has been due. */
  readonly oldestSeconds: number
  /** Failed for good. */
  readonly dead: number
}

/** Jobs of one queue that are counted at most, so that a long queue does not take what it costs to count it. */
const most = 100_000

const statement = `
  select queue,
    count(*) filter (where state = 'created' and start_after <= now)::integer as ready,
    count(*) filter (where state = 'retry')::integer as retrying,
    count(*) filter (where state = 'created' and start_after > now)::integer as postponed,
    coalesce(extract(epoch from now - min(start_after) filter (where start_after <= now)), 0)::float8
      as "oldestSeconds",
    (select count(*) from (
      select from ${eventsSchema}.job where name = queue || $2 and state = 'created' limit ${most}
    ) letters)::integer as dead
  from (select queue, ${eventsSchema}.job_now() as now from unnest($1::text[]) as given(queue)) queues
  left join lateral (
    select state, start_after from ${eventsSchema}.job
      where name = queue and state < 'active' order by start_after limit ${most}
  ) jobs on true
  group by queue, now`

/** Reads by the index that jobs are fetched by; counts end at a hundred thousand. */
export async function readQueueStates(db: Db, queues: readonly string[]): Promise<QueueState[]> {
  if (queues.length === 0) return []
  const { rows } = await db.executeSql(statement, [[...queues], deadLetterQueue('')])
  return rows as QueueState[]
}
