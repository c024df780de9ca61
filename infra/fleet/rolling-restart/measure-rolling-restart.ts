import { loadavg } from 'node:os'
import { join } from 'node:path'
import { step } from '../../local/progress.ts'
import type { TestSession } from '../../test/session.ts'
import { Conversations } from '../load/conversations.ts'
import { makePairs, pairCount } from '../load/people.ts'
import type { Options } from '../options.ts'
import { OwnFleet } from '../own-fleet.ts'
import { goalsOf, reportOf } from './report.ts'

/** Restarts everything under load, first as it should be, then by force; true when every goal is met. */
export async function measureRollingRestart(
  session: TestSession,
  { replicas, requests }: Pick<Options, 'replicas' | 'requests'>,
): Promise<boolean> {
  const fleet = await OwnFleet.start(session, session.root, replicas)
  const { origin, adminUrl } = fleet
  const pairs = await step('Registering members', () => makePairs(origin, adminUrl, 2 * pairCount))
  const askers = pairs.slice(0, pairCount).flat()
  const chats = new Conversations(origin, pairs.slice(pairCount), join(session.folder, 'chat.jsonl'))
  const drained = await step('Restarting every replica, each told to stop, under load', () =>
    fleet.underLoad(askers, async (load, restart) => {
      do await restart(fleet.replicas)
      while (load.made < requests)
    }),
  )
  const chat = await step('Waiting for the last messages', () => chats.stop())
  const killed = await step('Killing every replica under load', () =>
    fleet.underLoad(askers, (_, restart) => restart(fleet.replicas, { timeout: 0 })),
  )
  const outcome = { drained, killed, chat }
  console.log(`\n${reportOf(outcome)}\n\nload of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}`)
  return goalsOf(outcome).every(({ met }) => met)
}
