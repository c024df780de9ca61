import { rafiqServiceSettings, serviceUrl } from '@rafiq/members'
import { z } from 'zod'

/** The environment of this service. */
export const connectionsSettings = rafiqServiceSettings.extend({
  USERS_URL: serviceUrl('users'),
})

export type ConnectionsSettings = z.infer<typeof connectionsSettings>
