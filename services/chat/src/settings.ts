import { serviceNames } from '@rafiq/contracts'
import {
  connectionsSetting,
  databaseSettings,
  eventSettings,
  redisSettings,
  serviceCallersSetting,
  serviceSettings,
} from '@rafiq/service-kit'
import { z } from 'zod'

const serviceUrl = (service: string) =>
  z.url({ protocol: /^https?$/ }).describe(`address of the ${service} service`)

/** The environment of this service. */
export const chatSettings = serviceSettings.extend({
  ...databaseSettings.shape,
  ...eventSettings.shape,
  DATABASE_POOL: connectionsSetting(8, 'connections of requests at most'),
  MESSAGES_POOL: connectionsSetting(6, 'connections of the insert path of messages at most'),
  ...redisSettings.shape,
  SERVICE_CALLERS: serviceCallersSetting(serviceNames),
  USERS_URL: serviceUrl('users'),
  CONNECTIONS_URL: serviceUrl('connections'),
  AWAY_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(86_400)
    .default(300)
    .describe('seconds after which whoever has not read a message may be told of it'),
})

export type ChatSettings = z.infer<typeof chatSettings>
