import type { ConnectionStatus, Outcome } from '@rafiq/contracts'
import { isOpen } from './open-contacts.ts'

interface Unsettled {
  status: ConnectionStatus
  version: number
}

/** What an outcome changes; null where the contact has one already, which stays (spec §4). */
export function settled({ status, version }: Unsettled, outcome: Outcome, now: Date) {
  return isOpen(status) ? { status: outcome, respondedAt: now, version: version + 1 } : null
}
