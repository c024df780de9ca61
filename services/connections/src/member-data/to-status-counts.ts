import { type ConnectionStatus, connectionStatuses } from '@rafiq/contracts/connections'

/** A figure for each status, also where there is none. */
export const toStatusCounts = (counts: ReadonlyMap<string, number>): Record<ConnectionStatus, number> =>
  Object.fromEntries(connectionStatuses.map((status) => [status, counts.get(status) ?? 0])) as Record<
    ConnectionStatus,
    number
  >
