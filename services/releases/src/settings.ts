import {
  auditSettings,
  databaseSettings,
  redisSettings,
  secretSetting,
  serviceSettings,
  signingKeysSetting,
} from '@rafiq/service-kit'
import { z } from 'zod'

export const releasesSettings = serviceSettings.extend({
  ...databaseSettings.shape,
  ...redisSettings.shape,
  ...auditSettings.shape,
  STORAGE_DIR: z.string().describe('folder of the object storage'),
  PREVIEW_LINK_KEYS: signingKeysSetting('keys that sign links to previews, those of the gateways'),
  WITNESS_KEY: secretSetting('key by which reports are counted without keeping an address'),
  USERS_URL: z.url({ protocol: /^https?$/ }).describe('address of the users service'),
})

export type ReleasesSettings = z.infer<typeof releasesSettings>
