import type { MemberDataService } from '@rafiq/contracts'

interface Addresses {
  CONNECTIONS_URL: string
  CHAT_URL?: string | undefined
}

interface Sources extends Partial<Record<MemberDataService, string>> {
  connections: string
}

/**
 * The other services that hold data of members, by their addresses: what an export asks, and whose confirmation a
 * deletion waits for. One list, so that nothing can be held somewhere and forgotten in one of the two.
 */
export function memberDataSources({ CONNECTIONS_URL: connections, CHAT_URL: chat }: Addresses): Sources {
  return { connections, ...(chat !== undefined && { chat }) }
}

/** Their names. */
export const memberDataServicesOf = (settings: Addresses): MemberDataService[] =>
  Object.keys(memberDataSources(settings)) as MemberDataService[]
