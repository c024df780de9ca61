import { type ConnectionStatus, connectionStatuses, type Outcome } from '@rafiq/contracts/connections'
import type { TFunction } from '@rafiq/platform/i18n'
import type { BadgeTone } from '@rafiq/ui'

const tones: Record<ConnectionStatus, BadgeTone> = {
  contacted: 'dusk',
  pending_response: 'amber',
  connected: 'palm',
  failed: 'neutral',
  expired: 'neutral',
  declined: 'neutral',
}

const isKnown = (status: string): status is ConnectionStatus =>
  connectionStatuses.some((known) => known === status)

/** Whether the other person may still answer, and the outcome is still to be told (design, Connections). */
export const isOpen = (status: string | null): boolean =>
  status === 'contacted' || status === 'pending_response' || status === 'expired'

export const isSettled = (status: string): status is Outcome => status === 'connected' || status === 'failed'

/** The spec's label (§4); what it does not name is shown as it is. */
export const statusLabel = (status: string, t: TFunction): string =>
  isKnown(status) ? t(`common:connectionStatus.${status}`) : status

export const statusTone = (status: string): BadgeTone => (isKnown(status) ? tones[status] : 'neutral')
