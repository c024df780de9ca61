// Without the schemas: whoever only shows or compares a status is spared zod.

/**
 * The spec's four (§4), `expired`: nobody answered within `limits.contactDays`, so that its place is free again, and
 * `declined`: whoever was contacted said a kind no.
 */
export const connectionStatuses = [
  'contacted',
  'pending_response',
  'connected',
  'failed',
  'expired',
  'declined',
] as const
export type ConnectionStatus = (typeof connectionStatuses)[number]

/** How a contact can end (spec §4). */
export const outcomes = ['connected', 'failed'] as const satisfies readonly ConnectionStatus[]
export type Outcome = (typeof outcomes)[number]
