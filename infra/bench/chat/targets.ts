import { join } from 'node:path'
import { freePort } from '@rafiq/testing'
import type { TestSession } from '../../test/session.ts'
import { Worker } from '../worker.ts'
import type { Address } from './minimal-socket.ts'
import type { Pair } from './pairs.ts'
import type { ProcessFigures } from './process-figures.ts'
import type { BenchServers } from './servers.ts'

/** A server under measure, running in a process of its own. */
export interface Target {
  worker: Worker<ProcessFigures>
  /** Of each replica. */
  addresses: readonly Address[]
  /** How these pairs sign in there. */
  withAuth(pairs: readonly Pair[]): Pair[]
}

/** The chat service, as built. */
export async function startChat(session: TestSession, { environment }: BenchServers): Promise<Target> {
  const port = await freePort()
  const worker = await Worker.start<ProcessFigures>(session, {
    name: 'chat',
    script: join(import.meta.dirname, 'run-chat.ts'),
    env: { ...environment, PORT: String(port) },
    nodeArgs: ['--expose-gc'],
  })
  const address = { url: `ws://127.0.0.1:${port}`, namespace: '/chat' }
  return { worker, addresses: [address], withAuth: (pairs) => [...pairs] }
}

/** Socket.IO with nothing around it. */
export async function startPlain(session: TestSession): Promise<Target> {
  const port = await freePort()
  const worker = await Worker.start<ProcessFigures>(session, {
    name: 'socket.io',
    script: join(import.meta.dirname, 'run-socket-io.ts'),
    env: { PORT: String(port) },
    nodeArgs: ['--expose-gc'],
  })
  const withAuth = (pairs: readonly Pair[]) =>
    pairs.map(({ room, participants: [one, two] }): Pair => {
      const auth = { room }
      return {
        room,
        participants: [
          { ...one, auth },
          { ...two, auth },
        ],
      }
    })
  return { worker, addresses: [{ url: `ws://127.0.0.1:${port}`, namespace: '/' }], withAuth }
}
