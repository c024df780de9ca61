import { serviceNames } from '@rafiq/contracts'
import {
  auditSettings,
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
export const moderationSettings = serviceSettings.extend({
  ...databaseSettings.shape,
  ...eventSettings.shape,
  ...redisSettings.shape,
  SERVICE_CALLERS: serviceCallersSetting(serviceNames),
  ...auditSettings.shape,
  USERS_URL: serviceUrl('users'),
  CONNECTIONS_URL: serviceUrl('connections'),
  CHAT_URL: serviceUrl('chat'),
})

export type ModerationSettings = z.infer<typeof moderationSettings>
