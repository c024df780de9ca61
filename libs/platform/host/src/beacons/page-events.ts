import type { FaultKind } from '@rafiq/platform-contracts'

type Version = { name: string; version: string }

/** What is told of remotes in this page, for whoever listens; never what a message said. */
export type PageEvent =
  | ({ type: 'used' } & Version)
  | ({
      type: 'failed'
      kind: Extract<FaultKind, 'load' | 'hang' | 'render' | 'crash'>
      error: unknown
    } & Version)
  | ({ type: 'leaked'; kind: Extract<FaultKind, 'leak'>; error: unknown } & Version)
  | { type: 'uncaught'; kind: Extract<FaultKind, 'error' | 'rejection'>; error: unknown; at?: string }

type Listener = (event: PageEvent) => void

/** A page that breaks in a loop tells no more than this before somebody listens. */
const most = 50

let waiting: PageEvent[] = []
let listener: Listener | null = null

/** Tells it now, or to the first who listens. */
export function tell(event: PageEvent) {
  if (listener) listener(event)
  else if (waiting.length < most) waiting.push(event)
}

/** There is one listener; it gets what was told before it came. */
export function listen(next: Listener) {
  listener = next
  const told = waiting
  waiting = []
  told.forEach(next)
}
