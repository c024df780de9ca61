import type { MemberDataService } from '@rafiq/contracts'

/** Where each other service is that holds data of members: what an export asks. */
export const memberDataSources = (settings: {
  CONNECTIONS_URL: string
  CHAT_URL: string
  MODERATION_URL: string
}): Record<MemberDataService, string> => ({
  connections: settings.CONNECTIONS_URL,
  chat: settings.CHAT_URL,
  moderation: settings.MODERATION_URL,
})
