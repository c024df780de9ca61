import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { Readiness } from '../health/readiness.ts'

/** Empties a process that is about to stop, while it still serves. */
export interface Drain {
  /**
   * For `seconds` requests are served as ever, but each answer ends its connection, so that the next request goes
   * elsewhere; WebSockets, which no answer can tell, are closed one after the other, so that those who come back do not
   * come all at once. Those that are left when the time is over are closed together. `/readyz` says from the first moment
   * that nobody new shall be led here.
   */
  run(seconds: number): Promise<void>
}

/** @param server listening, with what takes its upgrades */
export function drainOf(server: Server, readiness: Readiness): Drain {
  const upgraded = new Set<Duplex>()
  // Node offers upgrades only where somebody listens: this must not be the one who does.
  if (server.listenerCount('upgrade') > 0) {
    server.on('upgrade', (_request, socket: Duplex) => {
      upgraded.add(socket)
      socket.once('close', () => upgraded.delete(socket))
    })
  }
  return {
    async run(seconds) {
      readiness.drain()
      if (seconds === 0) return
      const end = performance.now() + seconds * 1_000
      while (upgraded.size > 0) {
        const [first] = upgraded
        const pause = (end - performance.now()) / upgraded.size
        if (first) upgraded.delete(first)
        first?.end()
        if (pause > 0) await delay(pause)
      }
      await delay(Math.max(end - performance.now(), 0))
    },
  }
}
