import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { open } from '../ground/raw-socket.ts'
import type { Ground } from './attack.ts'

const connections = 40
/** Milliseconds. A request that has not arrived by then never will: what is unfinished has to be ended. */
const longest = 40_000

const beginnings: Readonly<Record<string, string>> = {
  headers: 'GET / HTTP/1.1\r\nHost: x\r\n',
  body: 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":"',
  chunks:
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
}
const drops: Readonly<Record<string, string>> = { headers: 'X-A: b\r\n', body: 'a', chunks: '1\r\na\r\n' }

/** Requests that come a byte at a time, beside everything else. @returns what judges them once their time is over */
export function startSlowRequests({ target, findings }: Pick<Ground, 'target' | 'findings'>): Promise<void> {
  const run = async (kind: string) => {
    const sockets = await Promise.all(Array.from({ length: connections }, () => open(target.gateway)))
    const answered = new Set<Socket>()
    for (const socket of sockets) {
      // Whoever is answered has been dealt with, also where the connection lives on.
      socket.on('data', () => answered.add(socket))
      socket.write(beginnings[kind] ?? '')
    }
    const isOpen = () =>
      sockets.filter((socket) => !answered.has(socket) && !socket.destroyed && !socket.readableEnded)
    for (const end = Date.now() + longest; Date.now() < end && isOpen().length > 0; ) {
      await delay(1_000)
      for (const socket of isOpen()) socket.write(drops[kind] ?? '')
    }
    const left = isOpen().length
    for (const socket of sockets) socket.destroy()
    if (left === 0) return
    findings.add({
      kind: 'rule',
      attack: 'slow',
      what: `slow ${kind} never end`,
      detail: `${left} of ${connections} connections were open after ${longest / 1_000} s, a byte each second.`,
    })
  }
  return Promise.all(Object.keys(beginnings).map(run)).then(() => undefined)
}
