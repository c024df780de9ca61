import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { sessionHeader } from '@rafiq/platform-contracts'
import { isOverloaded } from '../judge.ts'
import { Client } from './client.ts'
import type { Machine } from './machine.ts'

const each = 100
/** That a request and its answer pass, with the database. */
const processes = 6
/** One of each service. */
const paths = [
  '/api/user/profile',
  '/api/chat-rooms/unread',
  '/api/user/match-limit',
  '/api/user/notices',
  '/',
  '/healthz',
]

/** What another caller saw of the platform meanwhile: milliseconds, less what the machine itself took. */
export interface Seen {
  slowest: number
  path: string
  asked: number
  /** Of all answers. */
  times: number[]
  /** 5xx and no answers, by what they were. */
  failed: Map<string, number>
}

const nothingSeen = (): Seen => ({ slowest: 0, path: '', asked: 0, times: [], failed: new Map() })

/** Asks for small things all the time, beside whatever is going on. */
export class Canary {
  readonly #client: Client
  readonly #control: Client
  readonly #worker: Worker
  readonly #token: string
  readonly #asking = new Set<Promise<void>>()
  #seen = nothingSeen()
  #closed = false

  private constructor(client: Client, control: Client, worker: Worker, token: string) {
    this.#client = client
    this.#control = control
    this.#worker = worker
    this.#token = token
  }

  static async start(gateway: string, token: string, machine: Machine): Promise<Canary> {
    const worker = new Worker(new URL('./control-server.ts', import.meta.url))
    const [port] = (await once(worker, 'message')) as [number]
    const canary = new Canary(
      new Client(gateway, { connections: 16, machine }),
      new Client(`http://127.0.0.1:${port}`, { connections: 16 }),
      worker,
      token,
    )
    void canary.#run()
    return canary
  }

  /** What it saw of what it asked since this was called last; waits for what is not answered yet. */
  async take(): Promise<Seen> {
    const seen = this.#seen
    this.#seen = nothingSeen()
    await Promise.all([...this.#asking])
    return seen
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#client.close()
    this.#control.close()
    await this.#worker.terminate()
  }

  async #run(): Promise<void> {
    for (let turn = 0; !this.#closed; turn += 1) {
      const asking = this.#ask(this.#seen, paths[turn % paths.length] ?? '/')
      this.#asking.add(asking)
      void asking.then(() => this.#asking.delete(asking))
      await delay(each)
    }
  }

  async #ask(seen: Seen, path: string): Promise<void> {
    const headers = { [sessionHeader]: this.#token }
    const [answer, control] = await Promise.all([
      this.#client.send({ method: 'GET', path, headers }),
      this.#control.send({ method: 'GET', path: '/', headers: {} }),
    ])
    if (this.#closed) return
    seen.asked += 1
    // A request passes several processes, and each of them waits its turn on a machine that has much to do.
    const took = answer.took - Math.max(processes * control.took, answer.waited)
    if (answer.status === 0 || (answer.status >= 500 && !isOverloaded(answer))) {
      const what = `${path} ${answer.status || answer.failure}`
      seen.failed.set(what, (seen.failed.get(what) ?? 0) + 1)
    }
    seen.times.push(took)
    if (took > seen.slowest) Object.assign(seen, { slowest: took, path })
  }
}
