import { waitUntil } from '@rafiq/testing'
import { usersAt } from '../../fleet/load/people.ts'
import type { Asker } from '../../fleet/load/requests.ts'
import type { OwnFleet } from '../../fleet/own-fleet.ts'
import { lostWrites } from './check-writes.ts'
import type { WriteTally } from './report.ts'
import { countDisagreements, readStored } from './stored-writes.ts'
import { Writer } from './writer.ts'

/** Members who write to every service; each has a pair of its own whom it blocks. */
const writerCount = 8
export const pairsOfWriters = 2 * writerCount
/** Milliseconds in which every event reaches its services once the last fault is over. */
const settling = 90_000

/**
 * What writers were promised during this work, and what became of it once all has come to rest.
 *
 * @param rest milliseconds between two turns of a writer
 */
export async function withWriters(
  fleet: OwnFleet,
  pairs: readonly (readonly [Asker, Asker])[],
  rest: number,
  work: () => Promise<void>,
): Promise<{ writes: WriteTally; disagreements: number }> {
  const { origin, adminUrl } = fleet
  const users = usersAt(origin, adminUrl)
  // Everybody who registers here matches everybody else: whom a writer blocks is somebody whom nobody writes to.
  const [talking, quiet] = [pairs.slice(0, writerCount), pairs.slice(writerCount)]
  const writers = talking.map(
    ([asker], index) => new Writer(origin, asker, quiet[index]?.[0].memberId ?? '', users, rest),
  )
  const running = Promise.all(writers.map((writer) => writer.run()))
  await work()
  for (const writer of writers) writer.stop()
  await running
  await fleet.untilAllReady()
  const ids = talking.map(([{ memberId }]) => memberId)
  const agree = async () => (await countDisagreements(adminUrl, ids)) === 0
  // What disagrees then is told.
  await waitUntil('all services agree', agree, { timeout: settling, interval: 500 }).catch(console.error)
  const made = writers.flatMap(({ writes }) => writes)
  return {
    writes: {
      acknowledged: made.filter(({ acknowledged }) => acknowledged).length,
      unanswered: writers.reduce((sum, { unanswered }) => sum + unanswered, 0),
      lost: lostWrites(made, await readStored(adminUrl, ids)),
      refusals: writers.flatMap(({ refusals }) => refusals),
    },
    disagreements: await countDisagreements(adminUrl, ids),
  }
}
