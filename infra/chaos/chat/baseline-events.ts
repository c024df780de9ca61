import type { SentMessage, StoredMessage } from './log.ts'

/** What clients of the baseline send. */
export interface BaselineClientEvents {
  send: (message: SentMessage, acknowledge: (message: StoredMessage) => void) => void
}

/** What it sends them. */
export interface BaselineServerEvents {
  message: (message: StoredMessage) => void
}
