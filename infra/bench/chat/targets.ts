import { freePort } from '@rafiq/testing'
import type { TestSession } from '../../test/session.ts'
import type { Ground } from './ground.ts'
import type { Address } from './lean-socket.ts'
import type { Pair } from './pairs.ts'
import type { ProcessFigures } from './process-figures.ts'
import { Worker } from './worker.ts'

/** A server under measure, running in a process of its own. */
export interface Target {
  worker: Worker<ProcessFigures>
  address: Address
  /** How these pairs sign in there. */
  guests(pairs: readonly Pair[]): Pair[]
}

/** The chat service, as built. */
export async function startChat(session: TestSession, { environment }: Ground): Promise<Target> {
  const port = await freePort()
  const worker = await Worker.start<ProcessFigures>(session, {
    name: 'chat',
    script: 'run-chat.ts',
    env: { ...environment, PORT: String(port) },
    nodeArgs: ['--enable-source-maps', '--expose-gc'],
  })
  const address = { url: `ws://127.0.0.1:${port}`, namespace: '/chat' }
  return { worker, address, guests: (pairs) => [...pairs] }
}

/** Socket.IO with nothing around it. */
export async function startPlain(session: TestSession): Promise<Target> {
  const port = await freePort()
  const worker = await Worker.start<ProcessFigures>(session, {
    name: 'socket.io',
    script: 'run-socket-io.ts',
    env: { PORT: String(port) },
    nodeArgs: ['--expose-gc'],
  })
  const guests = (pairs: readonly Pair[]) =>
    pairs.map(({ room, seats: [one, two] }): Pair => {
      const auth = { room }
      return {
        room,
        seats: [
          { ...one, auth },
          { ...two, auth },
        ],
      }
    })
  return { worker, address: { url: `ws://127.0.0.1:${port}`, namespace: '/' }, guests }
}
