import type { NewOutboxItem, OutboxItem, OutboxStore, SendProblem } from '@rafiq/chat-client'

/** The outbox of a simulated member: in memory, where the app's is in IndexedDB, and kept through reloads as that one is. */
export class MemoryOutbox implements OutboxStore {
  readonly name = 'outbox'
  #items: OutboxItem[] = []
  #added = 0

  /** How many wait to be sent. */
  get waiting(): number {
    return this.#items.filter(({ state }) => state === 'waiting').length
  }

  add(item: NewOutboxItem): void {
    this.#added += 1
    this.#items.push({ ...item, order: this.#added, state: 'waiting', problem: null })
  }

  /** Whether the first message was not held up yet, so that its time is now. */
  get isDue(): boolean {
    return this.#items.find(({ state }) => state === 'waiting')?.problem === null
  }

  async next(): Promise<OutboxItem | undefined> {
    return this.#items.find(({ state }) => state === 'waiting')
  }

  async remove(clientId: string): Promise<void> {
    this.#items = this.#items.filter((item) => item.clientId !== clientId)
  }

  async hold(clientId: string, problem: SendProblem | null): Promise<void> {
    this.#change(clientId, { problem })
  }

  async fail(clientId: string, problem: SendProblem): Promise<void> {
    this.#change(clientId, { state: 'failed', problem })
  }

  #change(clientId: string, change: Partial<OutboxItem>): void {
    this.#items = this.#items.map((item) => (item.clientId === clientId ? { ...item, ...change } : item))
  }
}
