import { join } from 'node:path'
import type { TestSession } from '../../test/session.ts'
import { Worker } from '../worker.ts'
import { distribute, type Pair } from './pairs.ts'
import type { ClientHandlers } from './run-clients.ts'
import { sum, type Tally, together } from './tally.ts'
import type { Target } from './targets.ts'

/** Processes: one for each core of the smallest machine that the figures are taken on. */
const processes = 2

/** The client processes as one. */
export class Clients {
  readonly #workers: readonly Worker<ClientHandlers>[]

  private constructor(workers: readonly Worker<ClientHandlers>[]) {
    this.#workers = workers
  }

  static async start(session: TestSession): Promise<Clients> {
    const start = (index: number) =>
      Worker.start<ClientHandlers>(session, {
        name: `clients-${index}`,
        script: join(import.meta.dirname, 'run-clients.ts'),
      })
    return new Clients(await Promise.all(Array.from({ length: processes }, (_, index) => start(index))))
  }

  /** Opens a socket for each of them; what comes is marked as read, where the app would. @returns how many are open */
  async open(
    { addresses, withAuth }: Pick<Target, 'addresses' | 'withAuth'>,
    pairs: readonly Pair[],
    reads = false,
  ): Promise<number> {
    const parts = distribute(withAuth(pairs), processes)
    return sum(
      await Promise.all(
        this.#workers.map((worker, index) =>
          worker.ask('open', { addresses, pairs: parts[index] ?? [], reads }),
        ),
      ),
    )
  }

  /** Sockets that are open at this moment. */
  async held(): Promise<number> {
    return sum(await Promise.all(this.#workers.map((worker) => worker.ask('held'))))
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.ask('close')))
  }

  async saturate(warmUp: number, seconds: number): Promise<{ perSecond: number; tally: Tally }> {
    const all = await Promise.all(this.#workers.map((worker) => worker.ask('saturate', { warmUp, seconds })))
    return {
      perSecond: sum(all.map(({ perSecond }) => perSecond)),
      tally: together(all.map((one) => one.tally)),
    }
  }

  async pace(perSecond: number, seconds: number): Promise<{ latencies: number[]; tally: Tally }> {
    const each = { perSecond: perSecond / processes, seconds }
    const all = await Promise.all(this.#workers.map((worker) => worker.ask('pace', each)))
    return {
      latencies: all.flatMap(({ latencies }) => latencies),
      tally: together(all.map((one) => one.tally)),
    }
  }
}
