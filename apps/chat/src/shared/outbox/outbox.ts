import type { NewOutboxItem, OutboxItem, OutboxStore, SendProblem } from '@rafiq/chat-client'
import { memberStorageName } from '@rafiq/platform'
import { Dexie, liveQuery, type Table } from 'dexie'

type Stored = Omit<OutboxItem, 'order'> & { order?: number }

/**
 * What a member typed and is not stored yet, in this browser's IndexedDB: it survives a reload, a crash and an absence,
 * and is erased at sign-out. All tabs share it and see its changes.
 */
export class Outbox implements OutboxStore {
  readonly name: string
  readonly #items: Table<Stored, number>
  readonly #database: Dexie

  constructor(memberId: string) {
    this.name = memberStorageName(memberId, 'chat')
    this.#database = new Dexie(this.name)
    this.#database.version(1).stores({ items: '++order, &clientId, chatRoomId, state' })
    this.#items = this.#database.table('items')
  }

  async add(item: NewOutboxItem): Promise<void> {
    await this.#items.add({ ...item, state: 'waiting', problem: null })
  }

  next(): Promise<OutboxItem | undefined> {
    return this.#items
      .orderBy('order')
      .filter(({ state }) => state === 'waiting')
      .first() as Promise<OutboxItem | undefined>
  }

  async remove(clientId: string): Promise<void> {
    await this.#items.where({ clientId }).delete()
  }

  /** What was typed in a room that is gone cannot be sent any more. */
  async dropRoom(chatRoomId: string): Promise<void> {
    await this.#items.where({ chatRoomId }).delete()
  }

  /** As above, of every room but these. */
  async keepRooms(roomIds: readonly string[]): Promise<void> {
    await this.#items.where('chatRoomId').noneOf(roomIds).delete()
  }

  async hold(clientId: string, problem: SendProblem | null): Promise<void> {
    await this.#items.where({ clientId }).modify({ problem })
  }

  async fail(clientId: string, problem: SendProblem): Promise<void> {
    await this.#items.where({ clientId }).modify({ state: 'failed', problem })
  }

  /** Tries again. What had failed goes to the end: others went out before it meanwhile. */
  async retry(clientId: string): Promise<void> {
    await this.#database.transaction('rw', this.#items, async () => {
      const item = await this.#items.where({ clientId }).first()
      if (!item) return
      if (item.state === 'waiting') return this.hold(clientId, null)
      const { order, ...again } = item
      await this.remove(clientId)
      await this.#items.add({ ...again, state: 'waiting', problem: null })
    })
  }

  /** Everything that is here, in its order. */
  all(): Promise<OutboxItem[]> {
    return this.#items.orderBy('order').toArray() as Promise<OutboxItem[]>
  }

  /** Tells the items of a room, or of all, now and whenever they change, in any tab. Returns how to stop. */
  watch(chatRoomId: string | null, tell: (items: OutboxItem[]) => void): () => void {
    const own = async () =>
      (await this.all()).filter((item) => chatRoomId === null || item.chatRoomId === chatRoomId)
    const subscription = liveQuery(own).subscribe({ next: tell, error: () => undefined })
    return () => subscription.unsubscribe()
  }

  close() {
    this.#database.close()
  }
}

const opened = new Map<string, Outbox>()

/** Lets go of them, so that they can be erased. */
export function closeOutboxes() {
  for (const outbox of opened.values()) outbox.close()
  opened.clear()
}

/** The outbox of a member, one for the whole page. */
export function outboxOf(memberId: string): Outbox {
  const outbox = opened.get(memberId) ?? new Outbox(memberId)
  opened.set(memberId, outbox)
  return outbox
}

/** Runs work while no other tab of this browser does, by its Web Locks where it has them. */
export async function withOutboxLock(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(name, work)
}
