import type { UnprovenReason } from '@rafiq/platform-contracts'

/** Ends a proof that cannot be made. */
export class NotProven extends Error {
  override readonly name = 'NotProven'

  constructor(readonly reason: UnprovenReason) {
    super(reason)
  }
}
