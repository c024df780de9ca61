import type { RoomProgress } from '@rafiq/contracts/chat'
import { type ChatSocket, chatTimeouts } from './chat-connection.ts'
import { backoff, resultOfCode } from './send-result.ts'

type Step = 'room:read' | 'room:delivered'
type Mark = { step: Step; progress: RoomProgress }

/**
 * Reports to the server how far the member came, until the server acknowledges it: a connection that is dead unnoticed
 * loses what is sent over it, and nobody would send it again.
 */
export class ProgressReporter {
  readonly #socket: ChatSocket
  readonly #onSettled: () => void
  /** Not acknowledged yet: of each room the furthest. */
  readonly #open = new Map<string, Mark>()
  #timer: ReturnType<typeof setTimeout> | undefined
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
    const key = `${step} ${progress.chatRoomId}`
    if ((this.#open.get(key)?.progress.sequence ?? 0) >= progress.sequence) return
    const mark = { step, progress }
    this.#open.set(key, mark)
    void this.#send(key, mark)
  }

  /** Reports again what is not acknowledged: the connection is back. */
  repeat() {
    clearTimeout(this.#timer)
    for (const [key, mark] of this.#open) void this.#send(key, mark)
  }

  stop() {
    clearTimeout(this.#timer)
    this.#open.clear()
  }

  async #send(key: string, mark: Mark) {
    if (!this.#socket.connected) return
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
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.repeat(), backoff(this.#failures))
  }
}
