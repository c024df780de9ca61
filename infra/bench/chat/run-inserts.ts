/** What PostgreSQL takes from plain loops, each on a connection of its own: one row after the other, a commit for each. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { serve } from '../serve.ts'
import { text } from './messages.ts'

/** As many as the service has for messages. */
const connections = Number(process.env.CONNECTIONS)
const insert = {
  name: 'insert',
  text: `insert into bench.messages (id, room_id, sender_id, client_id, sequence, content, created_at)
    values (uuidv7(), $1, $2, $3, $4, $5, clock_timestamp())`,
}
const clients = Array.from(
  { length: connections },
  () => new pg.Client({ connectionString: process.env.DATABASE_URL }),
)
await Promise.all(clients.map((client) => client.connect()))

interface Inserting {
  /** Seconds that do not count, before those that do. */
  warmUp: number
  seconds: number
  /** At most as many as there are connections. */
  loops: number
}

const handlers = {
  /** Rows per second, of one loop or of so many at once. */
  async insert({ warmUp, seconds, loops }: Inserting): Promise<number> {
    const from = performance.now() + warmUp * 1_000
    const until = from + seconds * 1_000
    let counted = 0
    await Promise.all(
      clients.slice(0, loops).map(async (client) => {
        const [room, sender] = [randomUUID(), randomUUID()]
        for (let sequence = 1; performance.now() < until; sequence += 1) {
          await client.query({ ...insert, values: [room, sender, randomUUID(), sequence, text] })
          const now = performance.now()
          if (now >= from && now < until) counted += 1
        }
      }),
    )
    return counted / seconds
  },
}

export type InsertHandlers = typeof handlers
serve(handlers)
