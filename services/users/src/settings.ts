import { rafiqServiceSettings, serviceUrl } from '@rafiq/members'
import {
  auditSettings,
  booleanSetting,
  connectionsSetting,
  keysSetting,
  oneStorage,
  signingKeysSetting,
  storageSettings,
} from '@rafiq/service-kit'
import { z } from 'zod'
import { passwordHashMemorySetting, safeHashMemory } from './passwords/password-hash-memory.ts'
import { knownPushOrigins, pushOriginsSetting } from './push/push-origins.ts'
import { vapidKeysSetting } from './push/vapid-keys.ts'

/** Plain HTTP is for push services of tests. */
const isPushSafe = (settings: { NODE_ENV: string; PUSH_ORIGINS: readonly string[] }): boolean =>
  settings.NODE_ENV !== 'production' || settings.PUSH_ORIGINS.every((origin) => origin.startsWith('https:'))

const count = (standard: number, description: string, unit: string) =>
  z.coerce.number().int().min(1).max(1_000_000).default(standard).describe(description).meta({ unit })

/** The environment of this service. */
const environment = rafiqServiceSettings.extend({
  DATABASE_POOL: connectionsSetting(7, 'connections of requests at most'),
  ...auditSettings.shape,
  ...storageSettings.shape,
  LEDGER_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('folder of the deletion ledger, on another disk than the database'),
  LEDGER_BUCKET: z
    .string()
    .min(3)
    .optional()
    .describe('bucket of the deletion ledger, in place of LEDGER_DIR; neither: beside the photos'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).describe('mail server, smtp:// or smtps://'),
  MAIL_FROM: z.string().min(3).default('Rafiq <no-reply@rafiq.test>').describe('sender of every mail'),
  MAIL_BOUNCES: z
    .email()
    .optional()
    .describe('where mail servers report what they could not deliver: the envelope’s sender'),
  SUPPORT_EMAIL: z.email().default('support@rafiq.test').describe('where members write for help'),
  PHOTO_KEYS: signingKeysSetting('keys that sign paths to photos'),
  ONBOARDING_KEYS: signingKeysSetting('keys that sign the cookie of a new member'),
  REGISTRATION_PROOF_KEYS: signingKeysSetting('keys that sign what a browser solves before it registers'),
  REGISTRATION_ALLOWANCE: count(100, 'registrations from one address without a proof of work', 'an hour'),
  REGISTRATION_LIMIT: count(5000, 'registrations from one address at most', 'an hour'),
  REGISTRATION_PROOF_COST: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(5000)
    .describe('PBKDF2 iterations of each of the 250 keys that a proof of work takes at most')
    .meta({ unit: 'iterations' }),
  LINKS_PER_ADDRESS: count(1250, 'links of mails that one address may use', 'in 15 minutes'),
  MAILS_PER_ADDRESS: count(30, 'mails of a kind that one address may ask for', 'in 15 minutes'),
  UNSUBSCRIBE_KEYS: signingKeysSetting('keys that sign the unsubscribe links of mails'),
  VAPID_KEYS: vapidKeysSetting,
  PUSH_ORIGINS: pushOriginsSetting
    .default(pushOriginsSetting.parse(knownPushOrigins))
    .describe('origins of push services that messages may be sent to'),
  AWAY_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(86_400)
    .default(300)
    .describe('after how long whoever is away may be told of a contact')
    .meta({ unit: 'seconds' }),
  CONNECTIONS_URL: serviceUrl('connections'),
  CHAT_URL: serviceUrl('chat'),
  MODERATION_URL: serviceUrl('moderation'),
  MATCH_SAME_GENDER: booleanSetting
    .default(true)
    .describe('whether members match those of their gender only'),
  PASSWORD_POLICY: z
    .enum(['spec', 'strict'])
    .default('spec')
    .describe('least length of a password: 6 characters with spec; 15, and none that is known, with strict'),
  PASSWORD_HASH_MEMORY: passwordHashMemorySetting,
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'optional'])
    .default('required')
    .describe('whether moderators and admins have to have a second factor'),
  FACTOR_KEYS: keysSetting('keys that seal TOTP secrets; the first seals, all open'),
  DEMO: booleanSetting.default(false).describe('demo members and staff with a password that everybody knows'),
})

export const usersSettings = environment
  .refine(...oneStorage)
  .refine(({ LEDGER_DIR, LEDGER_BUCKET }) => LEDGER_DIR === undefined || LEDGER_BUCKET === undefined, {
    path: ['LEDGER_DIR'],
    error: 'expected either a folder or LEDGER_BUCKET',
  })
  .refine(isPushSafe, {
    path: ['PUSH_ORIGINS'],
    error: 'expected https:// alone when NODE_ENV is production',
  })
  .refine(...safeHashMemory)
  .refine(({ REGISTRATION_ALLOWANCE, REGISTRATION_LIMIT }) => REGISTRATION_ALLOWANCE <= REGISTRATION_LIMIT, {
    path: ['REGISTRATION_LIMIT'],
    error: 'expected no less than REGISTRATION_ALLOWANCE',
  })

export type UsersSettings = z.infer<typeof usersSettings>
