import { withClient } from '@rafiq/database'
import { sessionHeader } from '@rafiq/platform-contracts'
import { waitUntil } from '@rafiq/testing'
import type { Client } from 'pg'
import type { TestSession } from '../../test/session.ts'
import { Clients } from '../chat/clients.ts'
import type { Pair } from '../chat/pairs.ts'
import { populate } from '../chat/population.ts'
import { type BenchServers, prepareServers } from '../chat/servers.ts'
import { startChat } from '../chat/targets.ts'
import { fillMessages } from './fill-messages.ts'
import { statements, type Times } from './report.ts'

/** Members who have a socket open and send, read and count. */
const members = 400

/** By the text that `pg_stat_statements` has of them. */
const patterns: Readonly<Record<keyof Times, string>> = {
  insert: '%insert into chat.messages as message%',
  page: 'select * from%"messages" where "room_id" = %order by "sequence"%',
  unread: 'select count(*)%"room_members" as "own"%"own"."read_sequence"%',
  'catch-up': '%uuid_extract_timestamp(messages.id)%group by "second"%',
}

/** A chat service of its own on a PostgreSQL of its own, with so many messages in it. */
export class StoredMessages {
  readonly #servers: BenchServers
  readonly #pairs: readonly Pair[]
  readonly #url: string

  private constructor(servers: BenchServers, pairs: readonly Pair[], url: string) {
    this.#servers = servers
    this.#pairs = pairs
    this.#url = url
  }

  static async prepare(session: TestSession, messages: number): Promise<StoredMessages> {
    const start = performance.now()
    const servers = await prepareServers(session, {
      shared_preload_libraries: 'pg_stat_statements',
      // What a server of this size is given.
      shared_buffers: '1GB',
      max_wal_size: '8GB',
    })
    const pairs = await populate(servers, members)
    await withClient(servers.adminUrl, async (client) => {
      await client.query('create extension pg_stat_statements')
      await fillMessages(client, messages)
    })
    const chat = await startChat(session, servers)
    const [{ url } = { url: '' }] = chat.addresses
    const clients = await Clients.start(session)
    await clients.open(chat, pairs)
    console.log(`${messages} messages: ${((performance.now() - start) / 1_000).toFixed(0)} s`)
    return new StoredMessages(servers, pairs, url.replace('ws:', 'http:'))
  }

  /** From here on it counts what the database needs. */
  reset(): Promise<void> {
    return withClient(this.#servers.adminUrl, async (client) => {
      await client.query('select pg_stat_statements_reset()')
    })
  }

  /** Asks the service once for each statement, in the room of one pair after the other. */
  async ask(turn: number): Promise<void> {
    const pair = this.#pairs[turn % this.#pairs.length]
    if (pair) await this.#useRoom(pair)
  }

  /** What the database needed since the reset, once the service has looked three times for what it missed. */
  times(): Promise<Times> {
    return withClient(this.#servers.adminUrl, async (client) => {
      // Two seconds lie between two looks.
      await waitUntil(
        'three looks for missed messages',
        async () => (await callsOf(client, 'catch-up')) >= 3,
        { timeout: 30_000 },
      )
      const times: [keyof Times, number][] = []
      for (const name of statements) times.push([name, await meanOf(client, name)])
      return Object.fromEntries(times) as Times
    })
  }

  async #useRoom({ room, participants: [one, two] }: Pair): Promise<void> {
    await this.#call(one.auth, 'POST', '/api/messages', {
      ...{ chatRoomId: room, senderId: one.memberId },
      ...{ content: 'متى أقدر أشوف الغرفة؟', clientId: crypto.randomUUID() },
    })
    await this.#call(two.auth, 'GET', `/api/chat-rooms/${room}/messages`)
    await this.#call(two.auth, 'GET', '/api/chat-rooms/unread')
  }

  async #call(auth: object, method: string, path: string, body?: object): Promise<void> {
    const { token } = auth as { token: string }
    const answer = await fetch(new URL(path, this.#url), {
      method,
      headers: { [sessionHeader]: token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }
}

async function callsOf(client: Client, name: keyof Times): Promise<number> {
  const { rows } = await client.query<{ calls: string | null }>(
    'select sum(calls) as calls from pg_stat_statements where query ilike $1',
    [patterns[name]],
  )
  return Number(rows[0]?.calls ?? 0)
}

/** Milliseconds. @throws Error where the service has not asked for it */
async function meanOf(client: Client, name: keyof Times): Promise<number> {
  const { rows } = await client.query<{ mean: number | null }>(
    'select sum(total_exec_time) / sum(calls) as mean from pg_stat_statements where query ilike $1',
    [patterns[name]],
  )
  const mean = rows[0]?.mean
  if (mean == null) throw new Error(`The service has not asked for ${name}.`)
  return mean
}
