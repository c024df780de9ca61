import { defaultLanguage, languageSchema, remoteNameSchema } from '@rafiq/platform-contracts'
import { readJson } from '@rafiq/service-kit'
import { z } from 'zod'

/** An alert says what is wrong with whom: it crosses no network in the clear. */
const webhookUrl = z
  .url({ protocol: /^https?$/ })
  .refine(
    (url) => new URL(url).protocol === 'https:' || /^(localhost|127\.0\.0\.1)$/.test(new URL(url).hostname),
    { error: 'expected https://' },
  )

const targetSchema = z.strictObject({
  mail: z.array(z.email()).max(20).default([]),
  webhook: z.strictObject({ url: webhookUrl, secret: z.string().min(16).max(200).optional() }).optional(),
  language: languageSchema.default(defaultLanguage),
})

/** Of a remote, in the place of its owner's mail; `*` is for remotes without an entry and without an owner who has one. */
const targetsSchema = z.record(z.union([remoteNameSchema, z.literal('*')]), targetSchema)

export type AlertTarget = z.infer<typeof targetSchema>
export type AlertTargets = Readonly<Record<string, AlertTarget>>

/** `ALERT_TARGETS`, JSON. */
export const alertTargetsSetting = z
  .string()
  .default('{}')
  .transform((text, context): AlertTargets => {
    const { data, error } = targetsSchema.safeParse(readJson(text))
    if (data) return data
    for (const { path, message } of error.issues) {
      context.addIssue({ code: 'custom', message: `${path.join('.')} ${message}`.trim() })
    }
    return z.NEVER
  })
  .describe(
    'JSON: mail addresses and webhooks by remote, in the place of its owner\'s mail, and of those without either by "*"',
  )

/**
 * What the operator set for a remote, else its owner by mail, else what is set for all others.
 *
 * @param contact of the owner, where mail can be sent
 */
export function targetOf(
  targets: AlertTargets,
  remote: string,
  contact: string | undefined,
): AlertTarget | undefined {
  if (Object.hasOwn(targets, remote)) return targets[remote]
  const isMail = z.email().safeParse(contact).success
  return contact !== undefined && isMail ? targetSchema.parse({ mail: [contact] }) : targets['*']
}

export interface Address {
  readonly kind: 'mail' | 'webhook'
  readonly address: string
}

/** Where an alert about a remote goes; each is tried by itself. */
export function addressesOf(target: AlertTarget | undefined): Address[] {
  if (!target) return []
  const { mail, webhook } = target
  return [
    ...mail.map((address) => ({ kind: 'mail' as const, address })),
    ...(webhook ? [{ kind: 'webhook' as const, address: webhook.url }] : []),
  ]
}
