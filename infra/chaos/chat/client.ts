/** A simulated browser, as faults treat it. */
export interface Client {
  /** Says it as soon as it can. */
  send(content: string): void
  /** Loses its socket, which comes back by itself. */
  drop(): void
  /** Forgets everything that a reload of the page forgets. */
  reload(): void
  close(): void
  /** Nothing waits to be sent or marked. */
  readonly isIdle: boolean
}
