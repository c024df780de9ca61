import { errorMessages, serviceNames } from '@rafiq/contracts'
import { eventSchemas } from '@rafiq/contracts/events'
import { auditDetails } from '@rafiq/contracts/moderation'
import {
  type DatabaseOptions,
  type Definitions,
  DefinitionsModule,
  databaseModule,
  databaseSettings,
  directUrl,
  EventsModule,
  eventSettings,
  RateLimitsModule,
  RedisModule,
  redisSettings,
  SessionsModule,
  serviceCallersSetting,
  serviceSettings,
} from '@rafiq/service-kit'
import { z } from 'zod'

/** What Rafiq's services have in common: `DefinitionsModule.forRoot(rafiqDefinitions)`. */
export const rafiqDefinitions = { errorMessages, eventSchemas, auditDetails } satisfies Definitions

/** The address of another service, in the environment. */
export const serviceUrl = (service: string) =>
  z.url({ protocol: /^https?$/ }).describe(`address of the ${service} service`)

/** The environment of a service that has a database, events and sessions; a service extends it by its own. */
export const rafiqServiceSettings = serviceSettings.extend({
  ...databaseSettings.shape,
  ...eventSettings.shape,
  ...redisSettings.shape,
  SERVICE_CALLERS: serviceCallersSetting(serviceNames),
})

interface RafiqService {
  /** Whose queues are its own. */
  readonly name: (typeof serviceNames)[number]
  readonly settings: z.infer<typeof rafiqServiceSettings>
  readonly database: DatabaseOptions
  /** Who says from when on sessions count, and what that stands on. */
  readonly sessions: Parameters<typeof SessionsModule.forRoot>[0]
}

/** What each of them stands on: definitions, PostgreSQL, Redis, events, sessions, rate limits. */
export const rafiqService = ({ name, settings, database, sessions }: RafiqService) => [
  DefinitionsModule.forRoot(rafiqDefinitions),
  databaseModule(database),
  RedisModule.forRoot({ url: settings.REDIS_URL, prefix: settings.REDIS_PREFIX }),
  EventsModule.forRoot({ url: directUrl(settings), pool: settings.EVENTS_POOL, service: name }),
  SessionsModule.forRoot(sessions),
  RateLimitsModule,
]
