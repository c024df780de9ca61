import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { residentOf } from './memory.ts'

const megabyte = 1_048_576

/** Milliseconds until a process has to have opened its inspector, and then answered: it may be at work. */
const timeLimit = 30_000

/** In the environment of processes that are to be looked into: each opens its inspector, once it is asked, on a port of its own. */
export const inspectable = '--inspect-port=0'

/** What is left of a process once its garbage is collected, in megabytes. */
export interface Kept {
  /** Objects and buffers: whatever is in it is still referred to. */
  readonly objects: number
  /** What the system has given it; pages that were once needed are in it for a while. */
  readonly resident: number
}

/**
 * Collects the garbage of a process and tells what it keeps. Its resident memory alone would say little: V8 lets it grow
 * for as long as the machine has enough, and gives back late. The inspector is opened by SIGUSR1 (Node's manual, "Signal
 * events") for as long as that takes.
 *
 * @param log where the process writes, which has the inspector's address
 */
export async function collectedMemory(pid: number, log: string): Promise<Kept> {
  const address = await openInspector(pid, log)
  const socket = new WebSocket(address)
  socket.on('error', () => undefined)
  try {
    await within(new Promise((resolve) => socket.once('open', resolve)))
    const ask = (id: number, method: string, params = {}): Promise<{ value?: unknown }> =>
      within(
        new Promise((resolve) => {
          socket.on('message', (data) => {
            const answer = JSON.parse(String(data)) as {
              id?: number
              result?: { result?: { value?: unknown } }
            }
            if (answer.id === id) resolve(answer.result?.result ?? {})
          })
          socket.send(JSON.stringify({ id, method, params }))
        }),
      )
    // Twice: what finalizers hold is let go in between.
    await ask(1, 'HeapProfiler.collectGarbage')
    await ask(2, 'HeapProfiler.collectGarbage')
    const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'
    const { value } = await ask(3, 'Runtime.evaluate', { expression, returnByValue: true })
    return { objects: Math.round(Number(value) / megabyte), resident: residentOf(pid) }
  } finally {
    const expression = "setImmediate(() => process.getBuiltinModule('node:inspector').close())"
    if (socket.readyState === WebSocket.OPEN) {
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.send(JSON.stringify({ id: 4, method: 'Runtime.evaluate', params: { expression } }))
      await within(closed)
    }
    socket.terminate()
  }
}

async function openInspector(pid: number, log: string): Promise<string> {
  const from = statSync(log).size
  process.kill(pid, 'SIGUSR1')
  for (const end = Date.now() + timeLimit; Date.now() < end; await delay(20)) {
    const [address] = /(?<=^Debugger listening on )ws:\S+/m.exec(readFrom(log, from)) ?? []
    if (address !== undefined) return address
  }
  throw new Error(`Process ${pid} opened no inspector within ${timeLimit / 1_000} s.`)
}

function readFrom(file: string, position: number): string {
  const descriptor = openSync(file, 'r')
  const bytes = Buffer.alloc(Math.max(0, statSync(file).size - position))
  const length = readSync(descriptor, bytes, 0, bytes.length, position)
  closeSync(descriptor)
  return bytes.toString('utf8', 0, length)
}

async function within<T>(work: Promise<T>): Promise<T> {
  const timer = new AbortController()
  const late = delay(timeLimit, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`The inspector gave no answer within ${timeLimit / 1_000} s.`)
  })
  late.catch(() => undefined)
  return Promise.race([work, late]).finally(() => timer.abort())
}
