import type { ProductConfig } from '@rafiq/platform-contracts'
import {
  booleanSetting,
  oneStorage,
  parseSettings,
  productConfigSetting,
  redisSettings,
  serviceCallersSetting,
  serviceNamesOf,
  serviceSettings,
  signingKeysSetting,
  storageSettings,
} from '@rafiq/service-kit'
import { z } from 'zod'
import { browserSettingsOf, browserSettingsShape } from './product/browser-settings.ts'

const serviceUrl = (service: string) => z.url().describe(`address of the ${service} service`)

/** What every gateway reads, whatever product stands behind it. */
const ownSettings = serviceSettings.extend(redisSettings.shape).extend({
  ...storageSettings.shape,
  PRODUCT_CONFIG: productConfigSetting,
  SHELL_DIR: z.string().describe("folder of the shell's build"),
  PREVIEW_LINK_KEYS: signingKeysSetting(
    'keys that sign links to previews and the tokens of pages, those of the releases service',
  ),
  PREVIEW_COOKIE_KEYS: signingKeysSetting(
    'keys that sign what a browser keeps of a preview, and of the audience that it belongs to',
  ),
  RELEASES_URL: serviceUrl('releases'),
  DEMO: booleanSetting.default(false).describe('pages that stand for what is outside in a demonstration'),
  LIVE_INTERVAL: z.coerce
    .number()
    .int()
    .min(50)
    .max(3_600_000)
    .default(500)
    .describe('after how long the releases service is asked again, unless it says so before')
    .meta({ unit: 'milliseconds' }),
  REPORT_SAMPLE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('share of the pages that report more than failures')
    .meta({ unit: 'share' }),
  REMOTE_LOAD_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(60)
    .default(4)
    .describe('how long a page waits for a version of a remote before another one takes its place')
    .meta({ unit: 'seconds' }),
  // Browsers come to the gateway themselves: it believes nobody unless it is told of a proxy in front of it.
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .describe('addresses of proxies in front, whose x-forwarded-for is believed'),
})

/** What only moves the shell's build into the object storage. */
export const keepShellSettings = storageSettings
  .extend({
    NODE_ENV: serviceSettings.shape.NODE_ENV,
    SHELL_DIR: ownSettings.shape.SHELL_DIR,
    KIT_DIR: z
      .string()
      .optional()
      .describe('folder of the kit for teams outside of the repository, if there is one'),
  })
  .refine(...oneStorage)

type OwnSettings = z.infer<typeof ownSettings>

export interface GatewaySettings extends OwnSettings {
  /** Addresses of the services behind the gateway, by their names in the product's configuration; `releases` too. */
  readonly upstreams: Readonly<Record<string, string>>
  /** What the product's pages are told of this deployment. */
  readonly browserSettings: Readonly<Record<string, unknown>>
}

/**
 * Every setting of a gateway that serves this product.
 *
 * @public `infra/deployment` finds it by its name
 */
export const gatewaySettings = (product: ProductConfig): z.ZodObject =>
  ownSettings
    .extend({
      SERVICE_CALLERS: serviceCallersSetting(serviceNamesOf(product)),
      ...upstreamsShape(product),
      ...browserSettingsShape(product),
    })
    .refine(...oneStorage)

/**
 * The environment, read twice: the product's configuration says which settings there are besides the gateway's own.
 *
 * @param read `loadSettings` for a process that is starting
 */
export function readGatewaySettings(
  read: typeof parseSettings,
  env: Readonly<Record<string, string | undefined>> = process.env,
): GatewaySettings {
  const { PRODUCT_CONFIG: product } = read(ownSettings.pick({ PRODUCT_CONFIG: true }), env)
  const settings = read(gatewaySettings(product), env) as OwnSettings & Record<string, unknown>
  return {
    ...settings,
    upstreams: { ...upstreamsOf(product, settings), releases: settings.RELEASES_URL },
    browserSettings: browserSettingsOf(product, settings),
  }
}

const upstreamsShape = ({ services }: ProductConfig): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(services).map(([name, { url }]) => [url, serviceUrl(name)]))

const upstreamsOf = (
  { services }: ProductConfig,
  settings: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(services).map(([name, { url }]) => [name, String(settings[url])]))
