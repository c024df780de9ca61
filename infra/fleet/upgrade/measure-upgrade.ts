import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '@rafiq/database'
import { build } from '../../local/build.ts'
import { prepareUpgrade } from '../../local/platform.ts'
import { step } from '../../local/progress.ts'
import type { TestSession } from '../../test/session.ts'
import { inhabit } from '../load/inhabit.ts'
import type { Load } from '../load/load.ts'
import type { Options } from '../options.ts'
import { OwnFleet } from '../own-fleet.ts'
import { checkoutBuilt } from './checkout.ts'
import { goalsOf, reportOf } from './report.ts'

type UpgradeOptions = Pick<Options, 'replicas' | 'requests'> & Required<Pick<Options, 'upgradeFrom'>>

/** Milliseconds between two looks at how many requests were made. */
const interval = 250

/** Requests while a column is gone. */
const contractedRequests = 500

/**
 * Upgrades a fleet of another version to this one under load, and goes back, as a release that turns out bad does: both
 * versions answer on one database. True when every goal is met.
 */
export async function measureUpgrade(
  session: TestSession,
  { replicas, requests, upgradeFrom }: UpgradeOptions,
): Promise<boolean> {
  const before = join(session.folder, 'before')
  await step(`Installing and building ${upgradeFrom}`, () => checkoutBuilt(session.root, upgradeFrom, before))
  await step('Building this version', () => build(session.root))
  const fleet = await OwnFleet.start(session, before, replicas)
  const next = { ...fleet.platform, root: session.root }
  const [first, others] = [
    fleet.replicas.filter(({ number }) => number === 1),
    fleet.replicas.filter(({ number }) => number > 1),
  ]
  const { askers, chats } = await inhabit(session, fleet)
  const part = requests / 3

  const sideBySide = await step('Migrating and upgrading one replica of each service, under load', () =>
    fleet.underLoad(askers, async (load, restart) => {
      await prepareUpgrade(next)
      await restart(first, { as: next })
      await untilMade(load, part)
    }),
  )
  const upgraded = await step('Upgrading the others, under load', () =>
    fleet.underLoad(askers, async (load, restart) => {
      await restart(others, { as: next })
      await untilMade(load, part)
    }),
  )
  const back = await step('Going back, under load', () =>
    fleet.underLoad(askers, async (load, restart) => {
      await restart(fleet.replicas)
      await untilMade(load, part)
    }),
  )
  const chat = await step('Waiting for the last messages', () => chats.stop())
  const contracted = await step('Taking a column away, under load', () =>
    fleet.underLoad(askers, (load) =>
      withoutColumn(fleet.adminUrl, () => untilMade(load, contractedRequests)),
    ),
  )
  const outcome = { sideBySide, upgraded, back, contracted, chat }
  console.log(`\n${reportOf(outcome)}\n\nload of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}`)
  return goalsOf(outcome).every(({ met }) => met)
}

async function untilMade(load: Load, requests: number): Promise<void> {
  while (load.made < requests) await delay(interval)
}

/** What a migration does that contracts one release too early. */
function withoutColumn<Result>(adminUrl: string, work: () => Promise<Result>): Promise<Result> {
  return withClient(adminUrl, async (client) => {
    await client.query('alter table chat.messages rename column content to contents')
    try {
      return await work()
    } finally {
      await client.query('alter table chat.messages rename column contents to content')
    }
  })
}
