import { setTimeout as delay } from 'node:timers/promises'
import type { FindingKind } from '../findings.ts'
import { type RawAnswer, sendRaw } from '../harness/raw-socket.ts'
import { isOverloaded } from '../judge.ts'
import type { Attack, Harness } from './attack.ts'
import { type Malformed, malformed } from './malformed.ts'

/** Sent side by side: most of their time is waiting for what does not come. */
const atOnce = 20
/** Milliseconds in which a crash is heard of: soon where nobody is suspected, and surely where somebody is. */
const reportedWithin = { soon: 20, surely: 2_000 } as const

/** What no HTTP client would send, byte by byte. */
export const raw: Attack = {
  name: 'raw',
  async run(harness) {
    let before: readonly Malformed[] = []
    for (let from = 0; from < malformed.length && !harness.enough('raw'); from += atOnce) {
      const some = malformed.slice(from, from + atOnce)
      const answers = await Promise.all(some.map((one) => send(harness, one)))
      const crashes = await crashesOf(harness, 'soon')
      if (crashes.length === 0) {
        for (const [index, one] of some.entries()) judgeOne(harness, one, answers[index] as Sent)
      } else {
        // A slow machine says only now how those before ended something.
        await findCulprits(harness, [...some, ...before], crashes)
      }
      before = some
    }
  },
}

/** One of these ended a process: which one is seen when each has the platform to itself. */
async function findCulprits(
  harness: Harness,
  suspects: readonly Malformed[],
  crashes: readonly string[],
): Promise<void> {
  if (await sendAgain(harness, suspects)) return
  const names = suspects.map(({ name }) => name).join(', ')
  add(harness, { name: `one of ${names}` }, { kind: 'crash', text: crashes.join() })
}

interface Sent extends RawAnswer {
  readonly waited: number
}

async function send({ target, machine }: Harness, { bytes }: Malformed): Promise<Sent> {
  const start = performance.now()
  const answer = await sendRaw(target.gateway, Buffer.from(bytes, 'latin1'))
  return { ...answer, waited: machine.waitedSince(start) }
}

/** What ends a process does so in the same moment; whoever watches it learns of it a little later. */
async function crashesOf({ target }: Harness, how: keyof typeof reportedWithin): Promise<readonly string[]> {
  const crashes: string[] = []
  for (const end = performance.now() + reportedWithin[how]; crashes.length === 0; ) {
    await delay(reportedWithin.soon)
    crashes.push(...target.takeCrashes())
    if (performance.now() > end) break
  }
  await target.ready()
  return [...crashes, ...target.takeCrashes()]
}

/**
 * Halves of those that end something are sent apart, down to each that does so alone.
 *
 * @returns whether these, or some of them, ended something
 */
async function sendAgain(harness: Harness, some: readonly Malformed[]): Promise<boolean> {
  const answers = await Promise.all(some.map((one) => send(harness, one)))
  const crashes = await crashesOf(harness, 'surely')
  if (crashes.length === 0) {
    for (const [index, one] of some.entries()) judgeOne(harness, one, answers[index] as Sent)
    return false
  }
  const [one] = some
  if (some.length === 1 && one) {
    judgeOne(harness, one, answers[0] as Sent)
    for (const crash of crashes) {
      add(harness, one, { kind: 'crash', what: crash.replace(/ (ended|was).*/, ' ended'), text: crash })
    }
    return true
  }
  const half = Math.ceil(some.length / 2)
  let again = false
  for (const part of [some.slice(0, half), some.slice(half)]) {
    if (!harness.enough('raw')) again = (await sendAgain(harness, part)) || again
  }
  return again
}

function judgeOne(harness: Harness, one: Malformed, { text, statuses, waited }: Sent): void {
  const error = statuses.find(
    (status) => status >= 500 && status !== 505 && !isOverloaded({ status, waited }),
  )
  if (error !== undefined) add(harness, one, { kind: 'server-error', what: String(error), text })
  if (statuses.length > one.answers) {
    add(harness, one, { kind: 'rule', what: `${statuses.length} answers to one request`, text })
  }
}

function add(
  { findings }: Harness,
  { name, bytes = '' }: Pick<Malformed, 'name'> & Partial<Malformed>,
  { kind, what = '', text }: { kind: FindingKind; what?: string; text: string },
): void {
  const detail = `${JSON.stringify(bytes.slice(0, 300))}\n     → ${text.slice(0, 300)}`
  findings.add({ kind, attack: 'raw', what: `${name}: ${what}`, detail })
}
