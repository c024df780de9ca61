import type { Clients } from './clients.ts'
import { type Latency, latencyOf } from './measure-load.ts'
import type { Pair } from './pairs.ts'
import type { Tally } from './tally.ts'
import type { Target } from './targets.ts'

export interface MinuteFigures extends Latency {
  users: number
  held: number
  seconds: number
  tally: Tally
  /** Of one core, 0 to 1 and beyond, while they wrote. */
  processorShare: number
}

/** Members at their own pace: one message a minute each, evenly over the minute, and each that comes is read. */
export async function measureMinute(
  chat: Target,
  clients: Clients,
  pairs: readonly Pair[],
  seconds: number,
): Promise<MinuteFigures> {
  const users = 2 * pairs.length
  await clients.open(chat, pairs, true)
  const [start, before] = [performance.now(), await chat.worker.ask('processorTime')]
  const { latencies, tally } = await clients.pace(users / 60, seconds)
  const spent = (await chat.worker.ask('processorTime')) - before
  const processorShare = spent / (performance.now() - start)
  const held = await clients.held()
  await clients.close()
  return { users, held, seconds, tally, processorShare, ...latencyOf(latencies) }
}
