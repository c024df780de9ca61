/** Members with open sockets, away from the processes under measure. */

import { serve } from '../serve.ts'
import { ConnectedPairs } from './connected-pairs.ts'
import { pace, saturate } from './load.ts'
import type { Address } from './minimal-socket.ts'
import type { Pair } from './pairs.ts'

export interface OpenOptions {
  addresses: readonly Address[]
  pairs: Pair[]
  /** Whether what comes is marked as read. */
  reads?: boolean
}

let connected = new ConnectedPairs([])

const handlers = {
  /** How many sockets are open. */
  async open({ addresses, pairs, reads = false }: OpenOptions): Promise<number> {
    connected = new ConnectedPairs(pairs)
    await connected.open(addresses, reads)
    return connected.held
  },
  held: () => connected.held,
  close: () => connected.close(),
  saturate: ({ warmUp, seconds }: { warmUp: number; seconds: number }) =>
    saturate(connected, warmUp, seconds),
  pace: ({ perSecond, seconds }: { perSecond: number; seconds: number }) =>
    pace(connected, perSecond, seconds),
}

export type ClientHandlers = typeof handlers
serve(handlers)
