import type { ConnectionStatus } from '@rafiq/contracts'

/** Contacts that still wait for an answer; only these count for the limit. */
export const openStatuses = ['contacted', 'pending_response'] as const satisfies readonly ConnectionStatus[]

export const isOpen = (status: ConnectionStatus): boolean =>
  (openStatuses as readonly ConnectionStatus[]).includes(status)
