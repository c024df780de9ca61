import { rafiqServiceSettings, serviceUrl } from '@rafiq/members'
import { connectionsSetting } from '@rafiq/service-kit'
import { z } from 'zod'

/** The environment of this service. */
export const chatSettings = rafiqServiceSettings.extend({
  DATABASE_POOL: connectionsSetting(8, 'connections of requests at most'),
  MESSAGES_POOL: connectionsSetting(6, 'connections of the insert path of messages at most'),
  USERS_URL: serviceUrl('users'),
  CONNECTIONS_URL: serviceUrl('connections'),
  AWAY_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(86_400)
    .default(300)
    .describe('after how long whoever has not read a message may be told of it')
    .meta({ unit: 'seconds' }),
})

export type ChatSettings = z.infer<typeof chatSettings>
