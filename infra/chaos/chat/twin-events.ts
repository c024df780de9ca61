import type { Said, Taken } from './log.ts'

/** What clients of the plain twin send. */
export interface TwinClientEvents {
  send: (message: Said, acknowledge: (message: Taken) => void) => void
}

/** What it sends them. */
export interface TwinServerEvents {
  message: (message: Taken) => void
}
