import { databaseSettings, serviceSettings } from '@rafiq/service-kit'
import { z } from 'zod'

export const releasesSettings = serviceSettings.extend(databaseSettings.shape).extend({
  STORAGE_DIR: z.string().describe('folder of the object storage'),
})

export type ReleasesSettings = z.infer<typeof releasesSettings>
