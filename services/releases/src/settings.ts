import { auditSettings, databaseSettings, redisSettings, serviceSettings } from '@rafiq/service-kit'
import { z } from 'zod'

export const releasesSettings = serviceSettings.extend({
  ...databaseSettings.shape,
  ...redisSettings.shape,
  ...auditSettings.shape,
  STORAGE_DIR: z.string().describe('folder of the object storage'),
  USERS_URL: z.url({ protocol: /^https?$/ }).describe('address of the users service'),
})

export type ReleasesSettings = z.infer<typeof releasesSettings>
