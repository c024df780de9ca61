import { booleanSetting, redisSettings, serviceSettings, signingKeysSetting } from '@rafiq/service-kit'
import { z } from 'zod'

const serviceUrl = (service: string) => z.url().describe(`address of the ${service} service`)

export const gatewaySettings = serviceSettings.extend(redisSettings.shape).extend({
  SHELL_DIR: z.string().describe("folder of the shell's build"),
  STORAGE_DIR: z.string().describe('folder of the object storage'),
  PREVIEW_LINK_KEYS: signingKeysSetting('keys that sign links to previews, those of the releases service'),
  PREVIEW_COOKIE_KEYS: signingKeysSetting('keys that sign what a browser keeps of a preview'),
  RELEASES_URL: serviceUrl('releases'),
  USERS_URL: serviceUrl('users'),
  CONNECTIONS_URL: serviceUrl('connections'),
  CHAT_URL: serviceUrl('chat'),
  MODERATION_URL: serviceUrl('moderation'),
  SUPPORT_EMAIL: z.email().describe('address that people write to'),
  WHATSAPP_URL: z.url().default('https://wa.me').describe('where a WhatsApp chat is opened'),
  DEMO: booleanSetting.default(false),
  PASSWORD_POLICY: z.enum(['spec', 'strict']).default('spec'),
  LIVE_INTERVAL: z.coerce
    .number()
    .int()
    .min(50)
    .max(3_600_000)
    .default(500)
    .describe('milliseconds after which the releases service is asked again, unless it says so before'),
  REPORT_SAMPLE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('share of the pages that report more than failures'),
  // Browsers come to the gateway themselves: it believes nobody unless it is told of a proxy in front of it.
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .describe('addresses of proxies in front, whose x-forwarded-for is believed'),
})

export type GatewaySettings = z.infer<typeof gatewaySettings>
