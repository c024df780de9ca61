import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { open } from '../harness/raw-socket.ts'
import type { Attack, Harness } from './attack.ts'

const connections = 40
/**
 * Milliseconds. A request that has not arrived by then never will: what is unfinished has to be ended, headers after
 * ten seconds, a body after fifteen. A machine that others share gets as much again.
 */
const longest = {
  usual: { headers: 40_000, body: 40_000, chunks: 40_000 },
  brief: { headers: 14_000, body: 19_000, chunks: 19_000 },
} as const

type Kind = keyof typeof longest.usual

const beginnings: Readonly<Record<Kind, string>> = {
  headers: 'GET / HTTP/1.1\r\nHost: x\r\n',
  body: 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":"',
  chunks:
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
}
const drops: Readonly<Record<Kind, string>> = { headers: 'X-A: b\r\n', body: 'a', chunks: '1\r\na\r\n' }

/** Waits for what was begun before everything else: where a process ends, its connections end with it. */
export const slow: Attack = {
  name: 'slow',
  run: ({ slowRequests }) => slowRequests,
}

/** Requests that come a byte at a time, beside everything else. @returns what judges them once their time is over */
export function startSlowRequests({
  target,
  findings,
  machine,
  brief,
}: Pick<Harness, 'target' | 'findings' | 'machine' | 'brief'>): Promise<void> {
  const run = async (kind: Kind) => {
    const timeLimit = longest[brief ? 'brief' : 'usual'][kind]
    const start = performance.now()
    const isOver = () =>
      performance.now() - start > timeLimit + Math.min(machine.waitedSince(start), timeLimit)
    const sockets = await Promise.all(Array.from({ length: connections }, () => open(target.gateway)))
    const answered = new Set<Socket>()
    for (const socket of sockets) {
      // Whoever is answered has been dealt with, also where the connection lives on.
      socket.on('data', () => answered.add(socket))
      socket.write(beginnings[kind])
    }
    const isOpen = () =>
      sockets.filter((socket) => !answered.has(socket) && !socket.destroyed && !socket.readableEnded)
    while (!isOver() && isOpen().length > 0) {
      await delay(1_000)
      for (const socket of isOpen()) socket.write(drops[kind])
    }
    const left = isOpen().length
    for (const socket of sockets) socket.destroy()
    if (left === 0) return
    findings.add({
      kind: 'rule',
      attack: 'slow',
      what: `slow ${kind} never end`,
      detail: `${left} of ${connections} connections were open after ${timeLimit / 1_000} s, a byte each second.`,
    })
  }
  return Promise.all((['headers', 'body', 'chunks'] as const).map(run)).then(() => undefined)
}
