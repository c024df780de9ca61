import { loadavg } from 'node:os'
import { Clients } from '../../bench/chat/clients.ts'
import { latencyOf } from '../../bench/chat/measure-load.ts'
import { populate } from '../../bench/chat/population.ts'
import { step } from '../../local/progress.ts'
import type { TestSession } from '../../test/session.ts'
import type { Options } from '../options.ts'
import { OwnFleet } from '../own-fleet.ts'
import { goalsOf, reportOf } from './report.ts'

/** For which they write. */
const seconds = 60

/** haproxy takes four file descriptors of each, and a process may have 20,000 where nobody says otherwise. */
const membersPerBalancer = 4_500

type MembersOptions = Pick<Options, 'replicas'> & Required<Pick<Options, 'members'>>

/**
 * The chat as members have it: a socket each, through haproxy, a gateway, haproxy and a replica of the chat. True when every
 * goal is met.
 */
export async function measureMembers(
  session: TestSession,
  { replicas, members }: MembersOptions,
): Promise<boolean> {
  const balancers = Math.ceil(members / membersPerBalancer)
  const { origin, adminUrl, platform } = await OwnFleet.start(session, session.root, replicas, { balancers })
  const servers = { adminUrl, redisUrl: platform.redisUrl, environment: {} }
  const pairs = await step(`Signing ${members} members in`, () => populate(servers, members))
  const clients = await Clients.start(session)
  const address = { url: origin.replace('http:', 'ws:'), namespace: '/chat' }
  const target = { addresses: [address], withAuth: (given: typeof pairs) => [...given] }
  await step('Opening a socket for each', () => clients.open(target, pairs, true))
  const { latencies, tally } = await step('Writing and reading, a message a minute each', () =>
    clients.pace(members / 60, seconds),
  )
  const figures = { replicas, members, seconds, held: await clients.held(), tally, ...latencyOf(latencies) }
  await clients.close()
  console.log(`\n${reportOf(figures)}\n\nload of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}`)
  return goalsOf(figures).every(({ met }) => met)
}
