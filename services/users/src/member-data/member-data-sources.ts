import type { MemberDataService } from '@rafiq/contracts'

/**
 * The other services that hold data of members, by their addresses: what an export asks, and whose confirmation a
 * deletion waits for. One list, so that nothing can be held somewhere and forgotten in one of the two.
 */
export function memberDataSources(settings: {
  CONNECTIONS_URL: string
  CHAT_URL?: string | undefined
}): Partial<Record<MemberDataService, string>> {
  const { CONNECTIONS_URL: connections, CHAT_URL: chat } = settings
  return { connections, ...(chat !== undefined && { chat }) }
}

/** Their names. */
export const memberDataServicesOf = (
  settings: Parameters<typeof memberDataSources>[0],
): MemberDataService[] => Object.keys(memberDataSources(settings)) as MemberDataService[]
