import {
  auditSettings,
  booleanSetting,
  databaseSettings,
  keyList,
  redisSettings,
  serviceSettings,
} from '@rafiq/service-kit'
import { z } from 'zod'

/** The environment of this service. */
export const usersSettings = serviceSettings.extend({
  ...databaseSettings.shape,
  ...redisSettings.shape,
  ...auditSettings.shape,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).describe('mail server, smtp:// or smtps://'),
  MAIL_FROM: z.string().min(3).default('Rafiq <no-reply@rafiq.test>').describe('sender of every mail'),
  SUPPORT_EMAIL: z.email().default('support@rafiq.test').describe('where members write for help'),
  STORAGE_DIR: z.string().min(1).describe('folder of the object storage'),
  PHOTO_KEY: z.string().min(16).describe('key that signs photo paths and onboarding cookies'),
  CONNECTIONS_URL: z.url({ protocol: /^https?$/ }).describe('address of the connections service'),
  CHAT_URL: z.url({ protocol: /^https?$/ }).describe('address of the chat service'),
  MODERATION_URL: z.url({ protocol: /^https?$/ }).describe('address of the moderation service'),
  MATCH_SAME_GENDER: booleanSetting.default(true).describe('true or false'),
  PASSWORD_POLICY: z.enum(['spec', 'strict']).default('spec').describe('spec: 6 characters; strict: 15'),
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'optional'])
    .default('required')
    .describe('whether moderators and admins have to have a second factor'),
  FACTOR_KEYS: keyList.describe('keys that seal TOTP secrets, comma-separated, current first'),
  DEMO: booleanSetting.default(false).describe('true or false'),
})

export type UsersSettings = z.infer<typeof usersSettings>
