import { setTimeout as delay } from 'node:timers/promises'
import type { ConnectedPairs } from './connected-pairs.ts'
import { turn } from './pairs.ts'
import { noMessages, type Tally } from './tally.ts'

/** Milliseconds for what is under way at the end. */
const timeout = 15_000

export interface Saturated {
  /** Acknowledged messages, by the second. */
  perSecond: number
  /** Of the warm-up too. */
  tally: Tally
}

/** One message under way in every room, the next as soon as it is acknowledged. */
export async function saturate(
  connected: ConnectedPairs,
  warmUp: number,
  seconds: number,
): Promise<Saturated> {
  begin(connected)
  const from = performance.now() + warmUp * 1_000
  const until = from + seconds * 1_000
  let counted = 0
  const next = (room: number): void => {
    const sent = performance.now()
    if (sent >= until) return
    connected.send(room, 0, sent, (stored) => {
      const now = performance.now()
      if (stored && now >= from && now < until) counted += 1
      // A room that refuses would refuse as fast as it is asked.
      if (stored) next(room)
    })
  }
  for (let room = 0; room < connected.rooms; room += 1) next(room)
  await delay(until - performance.now())
  await settled(connected)
  return { perSecond: counted / seconds, tally: connected.tally }
}

export interface Paced {
  /** Milliseconds, of each that arrived: from when it was due, so that nothing is left out where sending fell behind. */
  latencies: number[]
  tally: Tally
}

/** So many messages a second, evenly, whatever becomes of them; everybody sends in turn. */
export async function pace(connected: ConnectedPairs, perSecond: number, seconds: number): Promise<Paced> {
  begin(connected)
  const start = performance.now()
  const messages = Math.round(perSecond * seconds)
  const dueAt = (index: number) => start + (index / perSecond) * 1_000
  for (let index = 0; index < messages; ) {
    for (const now = performance.now(); index < messages && dueAt(index) <= now; index += 1) {
      const { room, side } = turn(index, connected.rooms)
      connected.send(room, side, dueAt(index), () => undefined)
    }
    await delay(1)
  }
  await settled(connected)
  return { latencies: connected.latencies, tally: connected.tally }
}

function begin(connected: ConnectedPairs): void {
  connected.tally = noMessages()
  connected.latencies = []
}

/** What was sent is answered, and what was stored has arrived; or it will not. */
async function settled(connected: ConnectedPairs): Promise<void> {
  const end = performance.now() + timeout
  const isSettled = ({ sent, acknowledged, refused, delivered }: Tally) =>
    acknowledged + refused >= sent && delivered >= acknowledged
  while (!isSettled(connected.tally) && performance.now() < end) await delay(20)
}
