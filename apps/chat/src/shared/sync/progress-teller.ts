import type { RoomProgress } from '@rafiq/contracts'
import { afterRefusal, backoff } from '../outbox/send-result.ts'
import { type ChatSocket, patience } from './chat-socket.ts'

type Step = 'room:read' | 'room:delivered'
type Mark = { step: Step; progress: RoomProgress }

/**
 * Tells the server how far the member came, until it has said that it knows: a line that is dead unnoticed takes what is
 * said into nothing, and nobody would say it again.
 */
export class ProgressTeller {
  readonly #socket: ChatSocket
  readonly #onSettled: () => void
  /** What is not known to have been heard: of each room the furthest. */
  readonly #open = new Map<string, Mark>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0

  /** @param onSettled told whenever everything has been heard */
  constructor(socket: ChatSocket, onSettled: () => void) {
    this.#socket = socket
    this.#onSettled = onSettled
  }

  /** Everything that was told has been heard. */
  get settled(): boolean {
    return this.#open.size === 0
  }

  tell(step: Step, progress: RoomProgress) {
    const key = `${step} ${progress.chatRoomId}`
    if ((this.#open.get(key)?.progress.sequence ?? 0) >= progress.sequence) return
    const mark = { step, progress }
    this.#open.set(key, mark)
    void this.#send(key, mark)
  }

  /** Tells again what is not known to have been heard: the line is back. */
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
      const answer = await this.#socket.timeout(patience).emitWithAck(mark.step, mark.progress)
      // A refusal for good, as of a room that is gone, ends it as well.
      if (answer !== null && afterRefusal(answer.code).kind === 'later') throw new Error(answer.code)
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
