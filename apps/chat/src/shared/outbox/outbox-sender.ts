import type { ChatMessage } from '@rafiq/contracts'
import type { Outbox } from './outbox.ts'
import type { OutboxItem, SendProblem } from './outbox-item.ts'
import { backoff, type SendResult } from './send-result.ts'

/** Faults of the platform's own pass too, but are given up after so many attempts: they hold up what comes after. */
const ownFaults = new Set<SendProblem>(['internal', 'conflict'])
const mostFaults = 8
/** A single failed attempt is nobody's business: a restart takes as long. */
const quietAttempts = 1

type SenderOptions = {
  outbox: Outbox
  send: (item: OutboxItem) => Promise<SendResult>
  /** Told before the message leaves the outbox. */
  onStored: (message: ChatMessage) => void
  /** Runs work while no other tab does. */
  exclusively?: (name: string, work: () => Promise<void>) => Promise<void>
}

/** Web Locks: one tab sends at a time. */
const withLock = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (!navigator.locks) return work()
  await navigator.locks.request(name, work)
}

/**
 * Sends what waits in the outbox, strictly in the order in which it was typed. Each attempt at the head of the queue
 * ends before the next begins, in whatever tab; between attempts the lock is free, so a sleeping tab holds up nobody.
 */
export class OutboxSender {
  readonly #options: Required<SenderOptions>
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | null = null
  #again = false
  #attempts = 0
  #stopped = false

  constructor(options: SenderOptions) {
    this.#options = { exclusively: withLock, ...options }
  }

  /** Sends now what waits: something was typed, or the line is back. Resolves when there is nothing to do right now. */
  async kick(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#stopped) return
    if (this.#running) {
      this.#again = true
      return this.#running
    }
    this.#running = this.#drain()
      // The outbox was closed, or the browser lost it: there is nothing to send from.
      .catch(() => this.stop())
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
      this.#attempts = 0
      onStored(result.message)
      await outbox.remove(item.clientId)
      return true
    }
    if (result.kind === 'refused') {
      await outbox.fail(item.clientId, result.problem)
      return true
    }
    if (result.kind === 'signed-out') {
      this.stop()
      return false
    }
    this.#attempts += 1
    if (ownFaults.has(result.problem) && this.#attempts >= mostFaults) {
      this.#attempts = 0
      await outbox.fail(item.clientId, result.problem)
      return true
    }
    if (this.#attempts > quietAttempts || result.problem === 'network') {
      await outbox.hold(item.clientId, result.problem)
    }
    this.#timer = setTimeout(() => void this.kick(), result.afterMs ?? backoff(this.#attempts))
    return false
  }
}
