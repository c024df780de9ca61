import { setTimeout as delay } from 'node:timers/promises'
import { waitUntil } from '@rafiq/testing'
import { scheduleOf } from '../schedule.ts'
import { faultKinds, injectFault, type SimulatedClients } from './inject-fault.ts'
import type { Member } from './member.ts'
import type { Options } from './options.ts'
import { dueTime, faultAfter, interval } from './pacing.ts'
import type { Stack } from './stack.ts'

/** Milliseconds in which everything that waits has to go out once the last fault is over, and every conversation to be read. */
const timeout = 300_000
/** Milliseconds in which what was stored last reaches the other: more than the service's own catching up takes. */
const settling = 6_000

interface Live extends SimulatedClients {
  members: readonly Member[]
}

/** Types messages while one fault follows the other, then waits until nothing is under way any more. */
export async function runLoad(stack: Stack, simulated: Live, options: Options): Promise<void> {
  const typing = typeAll(simulated, options)
  for (const [index, fault] of scheduleOf(faultKinds, options.faults, options.seed).entries()) {
    const next = delay(interval)
    await delay(faultAfter)
    console.log(`${String(index + 1).padStart(3)}  ${fault.kind}`)
    await Promise.race([injectFault(stack, simulated, fault), stack.supervisor.broken])
    await Promise.race([next, stack.supervisor.broken])
  }
  await typing
  await untilIdle(simulated)
  await delay(settling)
  // What was stored last is read last.
  await untilIdle(simulated)
}

async function untilIdle({ members }: Live): Promise<void> {
  const isIdle = () => members.every((member) => member.isIdle)
  await waitUntil('all is stored', isIdle, { timeout, interval: 250 }).catch(report)
}

/** What still waits is for the checker to find. */
const report = (error: Error) => console.error(error.message)

/** One after the other sends a message, on both sides, so that all are sent when the last fault comes to its end. */
async function typeAll({ members, baselineMembers }: Live, { messages, faults }: Options): Promise<void> {
  const start = performance.now()
  for (let index = 0; index < messages; index += 1) {
    const wait = start + dueTime(index, messages, faults) - performance.now()
    if (wait > 0) await delay(wait)
    for (const side of [members, baselineMembers]) side[index % side.length]?.send(`رسالة ${index + 1}`)
  }
}
