/** Members with open lines, away from the processes under measure. */
import { Crowd } from './crowd.ts'
import type { Address } from './lean-socket.ts'
import { pace, saturate } from './load.ts'
import type { Pair } from './pairs.ts'
import { serve } from './serve.ts'

export interface Opening {
  address: Address
  pairs: Pair[]
  /** Whether what comes is marked as read. */
  reads?: boolean
}

let crowd = new Crowd([])

const handlers = {
  /** How many lines are open. */
  async open({ address, pairs, reads = false }: Opening): Promise<number> {
    crowd = new Crowd(pairs)
    await crowd.open(address, reads)
    return crowd.held
  },
  held: () => crowd.held,
  close: () => crowd.close(),
  saturate: ({ warmUp, seconds }: { warmUp: number; seconds: number }) => saturate(crowd, warmUp, seconds),
  pace: ({ perSecond, seconds }: { perSecond: number; seconds: number }) => pace(crowd, perSecond, seconds),
}

export type ClientHandlers = typeof handlers
serve(handlers)
