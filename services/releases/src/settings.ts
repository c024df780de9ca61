import { type ProductConfig } from '@rafiq/platform-contracts'
import {
  auditSettings,
  databaseSettings,
  oneStorage,
  parseSettings,
  productConfigSetting,
  redisSettings,
  secretSetting,
  serviceCallersSetting,
  serviceNamesOf,
  serviceSettings,
  signingKeysSetting,
  storageSettings,
} from '@rafiq/service-kit'
import { z } from 'zod'
import { type AlertTargets, alertTargetsSetting } from './alerts/alert-targets.ts'
import { proofSettings } from './proof/proof-settings.ts'
import { publishIssuersSetting } from './teams/publish-issuers.ts'

const ownSettings = serviceSettings.extend({
  ...databaseSettings.shape,
  ...redisSettings.shape,
  ...auditSettings.shape,
  ...storageSettings.shape,
  ...proofSettings.shape,
  PRODUCT_CONFIG: productConfigSetting,
  PUBLISH_ISSUERS: publishIssuersSetting,
  ALERT_TARGETS: alertTargetsSetting,
  ALERT_ERROR_SHARE: z.coerce
    .number()
    .min(0.001)
    .max(1)
    .default(0.05)
    .describe('share of failed page loads of a live version from which on its team is told'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('mail server for alerts, smtp:// or smtps://; needed where a target has mail addresses'),
  MAIL_FROM: z.string().min(3).default('releases <no-reply@localhost>').describe('sender of alerts'),
  PREVIEW_LINK_KEYS: signingKeysSetting(
    'keys that sign links to previews and the tokens of pages, those of the gateways',
  ),
  RETENTION_VERSIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(100)
    .describe('how many of the newest versions of a remote are kept, however old'),
  RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(36_500)
    .default(180)
    .describe('for how many days every version is kept, however many there are'),
  WITNESS_KEY: secretSetting('key by which beacons are counted without keeping an address'),
})

type OwnSettings = z.infer<typeof ownSettings>

export interface ReleasesSettings extends OwnSettings {
  /** Address of the service that says what an account is by now. */
  readonly accountsUrl: string
}

/**
 * Every setting of a registry whose accounts are this product's.
 *
 * @public `infra/deployment` finds it by its name
 */
export const releasesSettings = (product: ProductConfig): z.ZodObject =>
  ownSettings
    .extend({
      SERVICE_CALLERS: serviceCallersSetting(serviceNamesOf(product)),
      [urlSettingOf(product)]: z
        .url({ protocol: /^https?$/ })
        .describe(`address of the ${product.accounts.service} service`),
    })
    .refine(...oneStorage)
    .refine(({ SMTP_URL, ALERT_TARGETS }) => SMTP_URL !== undefined || !wantMail(ALERT_TARGETS), {
      path: ['SMTP_URL'],
      error: 'ALERT_TARGETS has mail addresses, and there is no mail server to send by',
    })

/**
 * The environment, read twice: the product's configuration says which setting has the address of its accounts.
 *
 * @param read `loadSettings` for a process that is starting
 */
export function readReleasesSettings(
  read: typeof parseSettings,
  env: Readonly<Record<string, string | undefined>> = process.env,
): ReleasesSettings {
  const { PRODUCT_CONFIG: product } = read(ownSettings.pick({ PRODUCT_CONFIG: true }), env)
  const settings = read(releasesSettings(product), env) as OwnSettings & Record<string, unknown>
  return { ...settings, accountsUrl: String(settings[urlSettingOf(product)]) }
}

const wantMail = (targets: unknown): boolean =>
  Object.values(targets as AlertTargets).some(({ mail }) => mail.length > 0)

/** The schema of the configuration has seen that there is such a service. */
const urlSettingOf = ({ accounts, services }: ProductConfig): string => services[accounts.service]?.url ?? ''
