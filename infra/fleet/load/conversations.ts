import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { waitUntil } from '@rafiq/testing'
import { check, type Verdict } from '../../chaos/chat/check.ts'
import { Log } from '../../chaos/chat/log.ts'
import { Member } from '../../chaos/chat/member.ts'
import { mergeVerdicts } from '../../chaos/chat/merge-verdicts.ts'
import type { Asker } from './requests.ts'

/** Milliseconds between two messages of everybody, unless told. */
const usualPause = 100
/** Messages that a member has not sent yet, at most: nobody types on while nothing goes out. */
const mostWaiting = 20
/** Milliseconds in which what waits is sent once nobody types any more. */
const patience = 120_000
/** Milliseconds in which what was stored last reaches the other: more than the service's own catching up takes. */
const settling = 6_000

/** Two who write to each other, and all that they are told. */
interface Pair {
  members: readonly Member[]
  log: Log
}

/** Members of the chaos run who write to each other until they are told to stop. */
export class Conversations {
  readonly #pairs: readonly Pair[]
  readonly #pause: number
  readonly #typing: Promise<void>
  #sent = 0
  #isOver = false

  /**
   * @param folder for what happens, in a file for each pair
   * @param pause ms between two messages of everybody
   */
  constructor(url: string, pairs: readonly (readonly [Asker, Asker])[], folder: string, pause = usualPause) {
    mkdirSync(folder)
    this.#pause = pause
    this.#pairs = pairs.map((pair) => {
      const { room } = pair[0]
      const log = new Log(join(folder, `${room}.jsonl`))
      log.write({ kind: 'room', room, members: pair.map(({ memberId }) => memberId) })
      return { log, members: pair.map((person) => new Member({ ...person, url }, log)) }
    })
    this.#typing = this.#type()
  }

  /** How many messages were typed. */
  get sent(): number {
    return this.#sent
  }

  /** Waits until nothing is under way any more, and judges what became of every message. */
  async stop(): Promise<Verdict> {
    this.#isOver = true
    await this.#typing
    await this.#untilIdle()
    await delay(settling)
    // What was stored last is read last.
    await this.#untilIdle()
    const verdicts: Verdict[] = []
    // One after the other, so that no more than one is in memory.
    for (const pair of this.#pairs) verdicts.push(await judge(pair))
    return mergeVerdicts(verdicts)
  }

  /** What still waits in the end is for the checker to find. */
  async #untilIdle(): Promise<void> {
    const isIdle = () => this.#everybody.every((member) => member.isIdle)
    await waitUntil('all is stored', isIdle, { timeout: patience, interval: 250 }).catch(console.error)
  }

  get #everybody(): Member[] {
    return this.#pairs.flatMap(({ members }) => members)
  }

  async #type(): Promise<void> {
    const everybody = this.#everybody
    // A timer comes late, by a sixth of the shortest pause: what it was late is taken from the next one.
    let due = performance.now()
    for (let turn = 1; !this.#isOver; turn += 1) {
      const member = everybody[turn % everybody.length]
      if (member && member.waiting < mostWaiting) {
        this.#sent += 1
        member.send(`رسالة ${this.#sent}`)
      }
      const now = performance.now()
      due = Math.max(due + this.#pause, now)
      await delay(due - now)
    }
  }
}

async function judge({ members, log }: Pair): Promise<Verdict> {
  for (const member of members) member.close()
  await members[0]?.recordHistory()
  const verdict = check(await log.close())
  rmSync(log.file)
  return verdict
}
