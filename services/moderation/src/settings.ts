import { rafiqServiceSettings, serviceUrl } from '@rafiq/members'
import { auditSettings } from '@rafiq/service-kit'
import { z } from 'zod'

/** The environment of this service. */
export const moderationSettings = rafiqServiceSettings.extend({
  ...auditSettings.shape,
  USERS_URL: serviceUrl('users'),
  CONNECTIONS_URL: serviceUrl('connections'),
  CHAT_URL: serviceUrl('chat'),
})

export type ModerationSettings = z.infer<typeof moderationSettings>
