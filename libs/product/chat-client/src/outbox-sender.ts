import type { ChatMessage } from '@rafiq/contracts/chat'
import type { OutboxItem, SendProblem } from './outbox-item.ts'
import { backoff, type SendResult } from './send-result.ts'

/** Faults of the platform's own pass too, but are given up after so many in a row: they hold up what comes after. */
const ownFaults = new Set<SendProblem>(['internal', 'conflict'])
const mostFaults = 8
/** A single failed attempt is nobody's business: a restart takes as long. */
const quietAttempts = 1

/** Where messages wait that are not known to be stored: it outlives a page, and several tabs may share it. */
export interface OutboxStore {
  /** Of the lock under which one tab sends at a time. */
  readonly name: string
  /** The message whose turn it is. */
  next(): Promise<OutboxItem | undefined>
  /** Sent, or given up by its author. */
  remove(clientId: string): Promise<void>
  /** Says why it still waits. */
  hold(clientId: string, problem: SendProblem | null): Promise<void>
  /** Rejected for good: it waits for its author. */
  fail(clientId: string, problem: SendProblem): Promise<void>
}

type SenderOptions = {
  outbox: OutboxStore
  send: (item: OutboxItem) => Promise<SendResult>
  /** Told before the message leaves the outbox. */
  onStored: (message: ChatMessage) => void
  /** Runs work while no other tab does. */
  exclusively: (name: string, work: () => Promise<void>) => Promise<void>
}

/**
 * Sends what waits in the outbox, strictly in the order in which it was typed. Each attempt at the head of the queue
 * ends before the next begins, in whatever tab; between attempts the lock is free, so a sleeping tab holds up nobody.
 */
export class OutboxSender {
  readonly #options: SenderOptions
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | null = null
  #again = false
  /** In a row, whatever the reason. */
  #failures = 0
  /** The platform's own at one message, in a row. */
  #faults = { clientId: '', count: 0 }
  #stopped = false

  constructor(options: SenderOptions) {
    this.#options = options
  }

  /** Sends now what waits: something was typed, or the connection is back. Resolves when there is nothing to do right now. */
  async kick(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#stopped) return
    if (this.#running) {
      this.#again = true
      return this.#running
    }
    this.#running = this.#drain()
      .catch((error: unknown) => {
        // Closed: there is nothing to send from. Else the browser failed for a moment, and what waits still waits.
        if ((error as Error)?.name === 'DatabaseClosedError') this.stop()
        else this.#later(null)
      })
      .finally(() => {
        this.#running = null
      })
    await this.#running
    if (!this.#again) return
    this.#again = false
    await this.kick()
  }

  stop() {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  /** @param afterMs when to go on; null: later after each failure */
  #later(afterMs: number | null) {
    this.#failures += 1
    clearTimeout(this.#timer)
    if (!this.#stopped) this.#timer = setTimeout(() => void this.kick(), afterMs ?? backoff(this.#failures))
  }

  async #drain(): Promise<void> {
    const { outbox, exclusively } = this.#options
    await exclusively(outbox.name, async () => {
      while (!this.#stopped) {
        const item = await outbox.next()
        if (!item) return
        if (!(await this.#attempt(item))) return
      }
    })
  }

  /** One attempt; false when the queue has to wait. */
  async #attempt(item: OutboxItem): Promise<boolean> {
    const { outbox, send, onStored } = this.#options
    const result = await send(item)
    if (result.kind === 'stored') {
      this.#succeeded()
      try {
        onStored(result.message)
      } finally {
        await outbox.remove(item.clientId)
      }
      return true
    }
    if (result.kind === 'refused') {
      this.#succeeded()
      await outbox.fail(item.clientId, result.problem)
      return true
    }
    if (result.kind === 'signed-out') {
      this.stop()
      return false
    }
    if (this.#faultsOf(item, result.problem) >= mostFaults) {
      this.#succeeded()
      await outbox.fail(item.clientId, result.problem)
      return true
    }
    this.#later(result.afterMs)
    if (this.#failures > quietAttempts || result.problem === 'network') {
      await outbox.hold(item.clientId, result.problem)
    }
    return false
  }

  /** The platform took it, or said that it never will. */
  #succeeded() {
    this.#failures = 0
    this.#faults.count = 0
  }

  /** How often the platform failed at this message by now; a connection that is lost meanwhile is no fault of either. */
  #faultsOf({ clientId }: OutboxItem, problem: SendProblem): number {
    const before = this.#faults.clientId === clientId ? this.#faults.count : 0
    this.#faults = { clientId, count: ownFaults.has(problem) ? before + 1 : 0 }
    return this.#faults.count
  }
}
