import { withClient } from '@rafiq/database'
import { percentile } from '../percentile.ts'
import type { Worker } from '../worker.ts'
import type { Clients } from './clients.ts'
import type { Pair } from './pairs.ts'
import type { InsertHandlers } from './run-inserts.ts'
import { connections } from './servers.ts'
import { type Tally, together } from './tally.ts'
import type { Target } from './targets.ts'

/** Seconds of each round that do not count. */
const warmUp = 2

export interface ComparedSystems {
  adminUrl: string
  chat: Target
  plain: Target
  inserts: Worker<InsertHandlers>
  clients: Clients
}

/** A second, by rounds. */
export interface Rates {
  chat: number[]
  plain: number[]
  /** Of one loop. */
  inserts: number[]
  /** Of as many loops at once as the service has connections. */
  manyInserts: number[]
}

export interface Saturation {
  rates: Rates
  tally: Tally
  /** Rows that the chat's database has more than before. */
  stored: number
}

/** As much as each can take, one after the other, round by round, so that what else the machine does hits all. */
export async function measureSaturation(
  { adminUrl, chat, plain, inserts, clients }: ComparedSystems,
  pairs: readonly Pair[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Saturation> {
  const rates: Rates = { chat: [], plain: [], inserts: [], manyInserts: [] }
  const tallies: Tally[] = []
  const before = await countMessages(adminUrl)
  for (let round = 0; round < rounds; round += 1) {
    const ours = await withOpen(clients, chat, pairs, () => clients.saturate(warmUp, seconds))
    rates.chat.push(ours.perSecond)
    tallies.push(ours.tally)
    rates.inserts.push(await inserts.ask('insert', { warmUp, seconds, loops: 1 }))
    rates.manyInserts.push(await inserts.ask('insert', { warmUp, seconds, loops: connections }))
    const bare = await withOpen(clients, plain, pairs, () => clients.saturate(warmUp, seconds))
    rates.plain.push(bare.perSecond)
  }
  return { rates, tally: together(tallies), stored: (await countMessages(adminUrl)) - before }
}

/** Milliseconds from a sender to the other. */
export interface Latency {
  p50: number
  p99: number
}

export interface Latencies {
  perSecond: number
  /** By rounds. */
  chat: Latency[]
  plain: Latency[]
  tally: Tally
}

/** How long a message takes at a load that is the same for both. */
export async function measureLatency(
  { chat, plain, clients }: ComparedSystems,
  pairs: readonly Pair[],
  { rounds, seconds, perSecond }: { rounds: number; seconds: number; perSecond: number },
): Promise<Latencies> {
  const found: { chat: Latency[]; plain: Latency[] } = { chat: [], plain: [] }
  const tallies: Tally[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of [
      ['chat', chat],
      ['plain', plain],
    ] as const) {
      const paced = await withOpen(clients, target, pairs, async () => {
        await clients.pace(perSecond, warmUp)
        return clients.pace(perSecond, seconds)
      })
      found[name].push(latencyOf(paced.latencies))
      if (name === 'chat') tallies.push(paced.tally)
    }
  }
  return { perSecond, ...found, tally: together(tallies) }
}

export const latencyOf = (milliseconds: readonly number[]): Latency => ({
  p50: percentile(milliseconds, 0.5),
  p99: percentile(milliseconds, 0.99),
})

async function withOpen<Result>(
  clients: Clients,
  target: Target,
  pairs: readonly Pair[],
  work: () => Promise<Result>,
): Promise<Result> {
  await clients.open(target, pairs)
  const result = await work()
  await clients.close()
  return result
}

const countMessages = (adminUrl: string): Promise<number> =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::integer as count from chat.messages',
    )
    return rows[0]?.count ?? 0
  })
