import { serviceNames } from '@rafiq/contracts'
import {
  databaseSettings,
  eventSettings,
  redisSettings,
  serviceCallersSetting,
  serviceSettings,
} from '@rafiq/service-kit'
import { z } from 'zod'

/** The environment of this service. */
export const connectionsSettings = serviceSettings.extend({
  ...databaseSettings.shape,
  ...eventSettings.shape,
  ...redisSettings.shape,
  SERVICE_CALLERS: serviceCallersSetting(serviceNames),
  USERS_URL: z.url({ protocol: /^https?$/ }).describe('address of the users service'),
})

export type ConnectionsSettings = z.infer<typeof connectionsSettings>
