import type { RoomProgress } from '@rafiq/contracts/chat'
import { type ChatSocket, chatTimeouts } from './chat-connection.ts'
import { backoff, resultOfCode } from './send-result.ts'

type Step = 'room:read' | 'room:delivered'

/** Milliseconds for which a report waits: what is read by then is not told as delivered first, and a burst is told once. */
const gathering = 100

interface Mark {
  step: Step
  progress: RoomProgress
  isSent: boolean
}

/**
 * Reports to the server how far the member came, until the server acknowledges it: a connection that is dead unnoticed
 * loses what is sent over it, and nobody would send it again.
 */
export class ProgressReporter {
  readonly #socket: ChatSocket
  readonly #onSettled: () => void
  /** Not acknowledged yet: of each room the furthest. */
  readonly #open = new Map<string, Mark>()
  #gatherTimer: ReturnType<typeof setTimeout> | undefined
  #repeatTimer: ReturnType<typeof setTimeout> | undefined
  #failures = 0

  /** @param onSettled called whenever everything has been acknowledged */
  constructor(socket: ChatSocket, onSettled: () => void) {
    this.#socket = socket
    this.#onSettled = onSettled
  }

  /** Everything that was reported has been acknowledged. */
  get settled(): boolean {
    return this.#open.size === 0
  }

  report(step: Step, progress: RoomProgress) {
    const { chatRoomId, sequence } = progress
    const [read, delivered] = [`room:read ${chatRoomId}`, `room:delivered ${chatRoomId}`]
    const key = step === 'room:read' ? read : delivered
    // What is read has arrived.
    if (Math.max(this.#reached(key), this.#reached(read)) >= sequence) return
    if (key === read && this.#reached(delivered) <= sequence) this.#open.delete(delivered)
    this.#open.set(key, { step, progress, isSent: false })
    this.#gatherTimer ??= setTimeout(() => this.#sendGathered(), gathering)
  }

  /** Reports at once what is not acknowledged: the connection is back, or the page is about to go. */
  repeat() {
    clearTimeout(this.#repeatTimer)
    for (const [key, mark] of this.#open) void this.#send(key, mark)
  }

  stop() {
    clearTimeout(this.#gatherTimer)
    clearTimeout(this.#repeatTimer)
    this.#open.clear()
  }

  #reached(key: string): number {
    return this.#open.get(key)?.progress.sequence ?? 0
  }

  #sendGathered() {
    this.#gatherTimer = undefined
    for (const [key, mark] of this.#open) if (!mark.isSent) void this.#send(key, mark)
  }

  async #send(key: string, mark: Mark) {
    if (!this.#socket.connected) return
    mark.isSent = true
    try {
      const answer = await this.#socket
        .timeout(chatTimeouts.acknowledgement)
        .emitWithAck(mark.step, mark.progress)
      // A rejection for good, as of a room that is gone, ends it as well.
      if (answer !== null && resultOfCode(answer.code).kind === 'later') throw new Error(answer.code)
    } catch {
      if (this.#open.get(key) === mark) this.#repeatLater()
      return
    }
    this.#failures = 0
    if (this.#open.get(key) !== mark) return
    this.#open.delete(key)
    if (this.settled) this.#onSettled()
  }

  #repeatLater() {
    this.#failures += 1
    clearTimeout(this.#repeatTimer)
    this.#repeatTimer = setTimeout(() => this.repeat(), backoff(this.#failures))
  }
}
