import { chatSocket, roomProgressSchema, sendMessageSchema, typingSchema } from '@rafiq/contracts/chat'
import fc from 'fast-check'
import { io, type Socket } from 'socket.io-client'
import { z } from 'zod'
import { mutate, mutations } from '../fuzz/mutate.ts'
import type { JsonSchema } from '../fuzz/schema.ts'
import { put } from '../fuzz/sweep-requests.ts'
import { validValue } from '../fuzz/valid-value.ts'
import { slowestFor } from '../judge.ts'
import type { Attack, Harness } from './attack.ts'
import { poolsOf } from './send-as.ts'

/** What a client may say; the contract has a schema for each. `typing` is never acknowledged with a result. */
const events = {
  'message:send': sendMessageSchema,
  'room:read': roomProgressSchema,
  'room:delivered': roomProgressSchema,
  typing: typingSchema,
} as const

const casesPerEvent = 150
/** Milliseconds for what the contract does not have: no answer is the right one, and nobody waits long to see none. */
const acknowledgeTimeout = 2_000
/** What is put in place of each field once. */
const worst: readonly unknown[] = [
  'a\0b',
  'a\ud800',
  '\u202ea',
  2_147_483_647,
  2_147_483_648,
  9_007_199_254_740_991,
  -1,
  0.5,
  '2',
  null,
  [],
  {},
  'x'.repeat(3_000),
]

/** A member's line to the chat. @throws Error when it is not taken */
async function openSocket(gateway: string, token: string | undefined): Promise<Socket> {
  const socket = io(`${gateway}${chatSocket.namespace}`, {
    path: chatSocket.path,
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve())
    socket.once('connect_error', reject)
    // The process behind it may end between the connection and its first word, which is no error of the connection.
    socket.io.once('close', (reason) => reject(new Error(`The socket was closed: ${reason}`)))
  })
  return socket
}

/** Every event of the socket's contract, as it should be and as it should not. */
export const sockets: Attack = {
  name: 'sockets',
  async run(harness) {
    for (const [event, schema] of Object.entries(events)) await fuzzEvent(harness, event, schema)
    await listenToOthers(harness)
  },
}

async function fuzzEvent(harness: Harness, event: string, schema: z.ZodType): Promise<void> {
  const { $defs, ...own } = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>
  }
  const pools = poolsOf(harness.people, 'member')
  const valid = validValue(own, $defs ?? {}, { ...pools, exact: true })
  const base = fc.sample(valid, { seed: harness.seed, numRuns: 1 })[0] as Record<string, unknown>
  const swept = Object.keys(base).flatMap((key) => worst.map((by) => put(base, [key], by)))
  const drawn = fc.sample(
    fc
      .tuple(validValue(own, $defs ?? {}, pools), mutations)
      .map(([value, changes]) => mutate(value, changes)),
    { seed: harness.seed, numRuns: casesPerEvent },
  )
  let socket = await openSocket(harness.target.gateway, harness.people.tokenOf('member'))
  for (const payload of [...swept, ...drawn]) {
    if (!socket.connected) socket = await openSocket(harness.target.gateway, harness.people.tokenOf('member'))
    await sayOne(harness, socket, event, typeof payload === 'symbol' ? undefined : payload)
  }
  socket.disconnect()
}

async function sayOne(
  { findings, people, machine, brief }: Harness,
  socket: Socket,
  event: string,
  payload: unknown,
): Promise<void> {
  const detail = `as member: ${event} ${JSON.stringify(payload)?.slice(0, 300)}`
  const lost = new Promise<{ code: string }>((resolve) =>
    socket.once('disconnect', () => resolve({ code: 'disconnected' })),
  )
  const slowest = slowestFor({ brief })
  const start = performance.now()
  const isMachine = () => machine.waitedSince(start) > slowest / 4
  try {
    const answer: unknown = await Promise.race([socket.timeout(slowest).emitWithAck(event, payload), lost])
    const code = (answer as { code?: unknown } | null)?.code
    if (code === 'internal' || (code === 'unavailable' && !isMachine())) {
      findings.add({ kind: 'server-error', attack: 'sockets', what: `${event} ${code}`, detail })
    }
    const [read] = people.secrets.readBy('member', JSON.stringify(answer) ?? '')
    if (read) findings.add({ kind: 'read', attack: 'sockets', what: `${event} ${read}`, detail })
  } catch {
    if (isMachine()) return
    findings.add({
      kind: 'hang',
      attack: 'sockets',
      what: `${event} is not acknowledged within ${slowest} ms`,
      detail,
    })
  } finally {
    socket.off('disconnect')
  }
}

/** A room of others: nothing is said in it, nothing is marked, and nothing of it is heard. */
async function listenToOthers({ target, people, findings, brief }: Harness): Promise<void> {
  const { room, one } = people.victims
  const slowest = slowestFor({ brief })
  const socket = await openSocket(target.gateway, people.tokenOf('member'))
  const heard: string[] = []
  socket.onAny((event: string, ...parts: unknown[]) => heard.push(`${event} ${JSON.stringify(parts)}`))
  const own = people.of('member')?.id
  const said: readonly (readonly [event: string, payload: unknown])[] = [
    ['message:send', { chatRoomId: room, senderId: own, content: 'x' }],
    ['message:send', { chatRoomId: room, senderId: one.id, content: 'x' }],
    ['room:read', { chatRoomId: room, sequence: 1 }],
    ['room:delivered', { chatRoomId: room, sequence: 1 }],
    ['typing', { chatRoomId: room, typing: true }],
    ['join', room],
    ['subscribe', [room]],
  ]
  const say = async ([event, payload]: (typeof said)[number]) => {
    const answer: unknown = await socket
      .timeout(event in events ? slowest : acknowledgeTimeout)
      .emitWithAck(event, payload)
      .catch(() => ({ code: 'none' }))
    if ((answer as { code?: unknown } | null)?.code) return
    findings.add({
      kind: 'rule',
      attack: 'sockets',
      what: `${event} is taken in a room of others`,
      detail: JSON.stringify(answer),
    })
  }
  await Promise.all(said.map(say))
  const words = await openSocket(target.gateway, one.token)
  const content = people.secrets.text('a message that is sent now', ['victim'])
  await words
    .timeout(slowest * 5)
    .emitWithAck('message:send', { chatRoomId: room, senderId: one.id, content })
  const [read] = people.secrets.readBy('member', heard.join())
  if (read)
    findings.add({
      kind: 'read',
      attack: 'sockets',
      what: `a socket hears ${read}`,
      detail: heard.join().slice(0, 300),
    })
  words.disconnect()
  socket.disconnect()
}
