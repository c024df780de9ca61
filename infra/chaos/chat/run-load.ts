import { setTimeout as delay } from 'node:timers/promises'
import { waitUntil } from '@rafiq/testing'
import { type Crowd, doFault } from './do-fault.ts'
import type { Member } from './member.ts'
import type { Options } from './options.ts'
import { dueTime, faultAfter, interval } from './rhythm.ts'
import { scheduleOf } from './schedule.ts'
import type { Stack } from './stack.ts'

/** Milliseconds in which everything that waits has to go out once the last fault is over. */
const patience = 90_000
/** Milliseconds in which what was stored last reaches the other: more than the service's own catching up takes. */
const settling = 6_000

interface Live extends Crowd {
  members: readonly Member[]
}

/** Types messages while one fault follows the other, then waits until nothing is under way any more. */
export async function runLoad(stack: Stack, crowd: Live, options: Options): Promise<void> {
  const typing = typeAll(crowd, options)
  for (const [index, fault] of scheduleOf(options.faults, options.seed).entries()) {
    const next = delay(interval)
    await delay(faultAfter)
    console.log(`${String(index + 1).padStart(3)}  ${fault.kind}`)
    await Promise.race([doFault(stack, crowd, fault), stack.supervisor.broken])
    await Promise.race([next, stack.supervisor.broken])
  }
  await typing
  await untilIdle(crowd)
  await delay(settling)
  // What was stored last is read last.
  await untilIdle(crowd)
}

async function untilIdle({ members }: Live): Promise<void> {
  const isIdle = () => members.every((member) => member.isIdle)
  await waitUntil('all is stored', isIdle, { timeout: patience, interval: 250 }).catch(report)
}

/** What still waits is for the checker to find. */
const report = (error: Error) => console.error(error.message)

/** One after the other says something, on both sides, so that all is said when the last fault comes to its end. */
async function typeAll({ members, twins }: Live, { messages, faults }: Options): Promise<void> {
  const start = performance.now()
  for (let index = 0; index < messages; index += 1) {
    const wait = start + dueTime(index, messages, faults) - performance.now()
    if (wait > 0) await delay(wait)
    for (const side of [members, twins]) side[index % side.length]?.say(`رسالة ${index + 1}`)
  }
}
