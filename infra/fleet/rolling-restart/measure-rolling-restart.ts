import { loadavg } from 'node:os'
import { step } from '../../local/progress.ts'
import type { TestSession } from '../../test/session.ts'
import { inhabit } from '../load/inhabit.ts'
import type { Options } from '../options.ts'
import { OwnFleet } from '../own-fleet.ts'
import { goalsOf, reportOf } from './report.ts'

/** Restarts everything under load, first as it should be, then by force; true when every goal is met. */
export async function measureRollingRestart(
  session: TestSession,
  { replicas, requests }: Pick<Options, 'replicas' | 'requests'>,
): Promise<boolean> {
  const fleet = await OwnFleet.start(session, session.root, replicas)
  const { askers, chats } = await inhabit(session, fleet)
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
