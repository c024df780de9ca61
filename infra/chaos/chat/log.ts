import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'

/** A message as whoever typed it knows it. */
export interface SentMessage {
  room: string
  sender: string
  /** What its sender called it, unique in a run. */
  clientId: string
  content: string
}

/** The same once a server took it. */
export interface StoredMessage extends SentMessage {
  id: string
  /** Its place in its room; null where nobody counts. */
  sequence: number | null
  /** When it was taken; milliseconds since 1970. */
  storedAt: number
}

/** What a member tells of the messages up to one. */
export type Mark = 'delivered' | 'read'

/** One line of the log; `at` in milliseconds since 1970. */
export type Entry =
  | { kind: 'room'; room: string; members: readonly string[] }
  | { kind: 'sent'; at: number; message: SentMessage }
  | { kind: 'acknowledged'; at: number; message: StoredMessage }
  /** Shown to a member; `life` counts how often that member began anew with nothing but the outbox. */
  | { kind: 'received'; at: number; member: string; life: number; message: StoredMessage }
  /** Brought by a socket, before anything is made of it; `socket` counts the member's connections. */
  | { kind: 'arrived'; at: number; member: string; socket: number; message: StoredMessage }
  /** How far a member says to have come. */
  | { kind: 'marked'; at: number; member: string; room: string; what: Mark; sequence: number }
  /** Found in the history when all was over. */
  | { kind: 'stored'; message: StoredMessage }
  /** How far a member came as it is stored when all was over. */
  | ({ kind: 'reached'; member: string; room: string } & Record<Mark, number>)

/** Takes down what happened, in the order in which it happened, in a file that only grows. */
export class Log {
  readonly file: string
  readonly #stream

  constructor(file: string) {
    this.file = file
    this.#stream = createWriteStream(file, { flags: 'a' })
  }

  write(entry: Entry): void {
    this.#stream.write(`${JSON.stringify(entry)}\n`)
  }

  /** Everything that was taken down; nothing can be added any more. */
  async close(): Promise<Entry[]> {
    this.#stream.end()
    await finished(this.#stream)
    const entries: Entry[] = []
    // Line by line: a long run is more than fits into one string.
    for await (const line of createInterface({ input: createReadStream(this.file) })) {
      entries.push(JSON.parse(line) as Entry)
    }
    return entries
  }
}
