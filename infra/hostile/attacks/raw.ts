import { setTimeout as delay } from 'node:timers/promises'
import type { FindingKind } from '../findings.ts'
import { type RawAnswer, sendRaw } from '../ground/raw-socket.ts'
import { isOutOfBreath } from '../judge.ts'
import type { Attack, Ground } from './attack.ts'
import { type Malformed, malformed } from './malformed.ts'

/** Sent side by side: most of their time is waiting for what does not come. */
const atOnce = 20
/** Milliseconds in which a death is heard of: soon where nobody is suspected, and surely where somebody is. */
const heardWithin = { soon: 20, surely: 2_000 } as const

/** What no HTTP client would send, byte by byte. */
export const raw: Attack = {
  name: 'raw',
  async run(ground) {
    let before: readonly Malformed[] = []
    for (let from = 0; from < malformed.length && !ground.enough('raw'); from += atOnce) {
      const some = malformed.slice(from, from + atOnce)
      const answers = await Promise.all(some.map((one) => send(ground, one)))
      const deaths = await deathsOf(ground, 'soon')
      if (deaths.length === 0) {
        for (const [index, one] of some.entries()) judgeOne(ground, one, answers[index] as Sent)
      } else {
        // A slow machine says only now how those before ended something.
        await findCulprits(ground, [...some, ...before], deaths)
      }
      before = some
    }
  },
}

/** One of these ended a process: which one is seen when each has the platform to itself. */
async function findCulprits(
  ground: Ground,
  suspects: readonly Malformed[],
  deaths: readonly string[],
): Promise<void> {
  if (await sendAgain(ground, suspects)) return
  const names = suspects.map(({ name }) => name).join(', ')
  add(ground, { name: `one of ${names}` }, { kind: 'death', text: deaths.join() })
}

interface Sent extends RawAnswer {
  readonly waited: number
}

async function send({ target, machine }: Ground, { bytes }: Malformed): Promise<Sent> {
  const start = performance.now()
  const answer = await sendRaw(target.gateway, Buffer.from(bytes, 'latin1'))
  return { ...answer, waited: machine.waitedSince(start) }
}

/** What ends a process does so in the same moment; whoever watches it hears of it a little later. */
async function deathsOf({ target }: Ground, how: keyof typeof heardWithin): Promise<readonly string[]> {
  const deaths: string[] = []
  for (const end = performance.now() + heardWithin[how]; deaths.length === 0; ) {
    await delay(heardWithin.soon)
    deaths.push(...target.takeDeaths())
    if (performance.now() > end) break
  }
  await target.ready()
  return [...deaths, ...target.takeDeaths()]
}

/**
 * Halves of those that end something are sent apart, down to each that does so alone.
 *
 * @returns whether these, or some of them, ended something
 */
async function sendAgain(ground: Ground, some: readonly Malformed[]): Promise<boolean> {
  const answers = await Promise.all(some.map((one) => send(ground, one)))
  const deaths = await deathsOf(ground, 'surely')
  if (deaths.length === 0) {
    for (const [index, one] of some.entries()) judgeOne(ground, one, answers[index] as Sent)
    return false
  }
  const [one] = some
  if (some.length === 1 && one) {
    judgeOne(ground, one, answers[0] as Sent)
    for (const death of deaths) {
      add(ground, one, { kind: 'death', what: death.replace(/ (ended|was).*/, ' ended'), text: death })
    }
    return true
  }
  const half = Math.ceil(some.length / 2)
  let again = false
  for (const part of [some.slice(0, half), some.slice(half)]) {
    if (!ground.enough('raw')) again = (await sendAgain(ground, part)) || again
  }
  return again
}

function judgeOne(ground: Ground, one: Malformed, { text, statuses, waited }: Sent): void {
  const error = statuses.find(
    (status) => status >= 500 && status !== 505 && !isOutOfBreath({ status, waited }),
  )
  if (error !== undefined) add(ground, one, { kind: 'server-error', what: String(error), text })
  if (statuses.length > one.answers) {
    add(ground, one, { kind: 'rule', what: `${statuses.length} answers to one request`, text })
  }
}

function add(
  { findings }: Ground,
  { name, bytes = '' }: Pick<Malformed, 'name'> & Partial<Malformed>,
  { kind, what = '', text }: { kind: FindingKind; what?: string; text: string },
): void {
  const detail = `${JSON.stringify(bytes.slice(0, 300))}\n     → ${text.slice(0, 300)}`
  findings.add({ kind, attack: 'raw', what: `${name}: ${what}`, detail })
}
