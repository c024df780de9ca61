import { setTimeout as delay } from 'node:timers/promises'
import { waitUntil } from '@rafiq/testing'
import { check, type Verdict } from '../../chaos/chat/check.ts'
import { Log } from '../../chaos/chat/log.ts'
import { Member } from '../../chaos/chat/member.ts'
import type { Asker } from './requests.ts'

/** Milliseconds between two messages of everybody. */
const pause = 100
/** Milliseconds in which what was stored last reaches the other: more than the service's own catching up takes. */
const settling = 6_000

/** Members of the chaos run who write to each other until they are told to stop. */
export class Conversations {
  readonly #members: readonly Member[]
  readonly #log: Log
  readonly #typing: Promise<void>
  #isOver = false

  constructor(url: string, pairs: readonly (readonly [Asker, Asker])[], logFile: string) {
    this.#log = new Log(logFile)
    for (const pair of pairs) {
      const members = pair.map(({ memberId }) => memberId)
      this.#log.write({ kind: 'room', room: pair[0].room, members })
    }
    this.#members = pairs.flat().map((person) => new Member({ ...person, url }, this.#log))
    this.#typing = this.#type()
  }

  /** Waits until nothing is under way any more, and judges what became of every message. */
  async stop(): Promise<Verdict> {
    this.#isOver = true
    await this.#typing
    const isIdle = () => this.#members.every((member) => member.isIdle)
    // What still waits then is for the checker to find.
    await waitUntil('all is stored', isIdle, { timeout: 60_000, interval: 250 }).catch(console.error)
    await delay(settling)
    for (const member of this.#members) member.close()
    // One of each room.
    for (const member of this.#members.filter((_, index) => index % 2 === 0)) await member.recordHistory()
    return check(await this.#log.close())
  }

  async #type(): Promise<void> {
    for (let index = 0; !this.#isOver; index += 1) {
      this.#members[index % this.#members.length]?.send(`رسالة ${index + 1}`)
      await delay(pause)
    }
  }
}
