/** How long a client may take, in milliseconds. */
export interface RequestTimeouts {
  /** For the headers of a request, from the connection's start. */
  readonly headers: number
  /** For a body of the usual size, from its first byte. */
  readonly body: number
  /** For a whole request, a photo over a slow line included. */
  readonly request: number
  /** Between two looks for connections that took longer. */
  readonly check: number
}

export const defaultTimeouts: RequestTimeouts = {
  headers: 10_000,
  body: 15_000,
  request: 120_000,
  check: 2_000,
}
