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

/** Of whoever owns a remote; `*` is for remotes without an entry of their own. */
const targetsSchema = z.record(z.union([remoteNameSchema, z.literal('*')]), targetSchema)

export type AlertTarget = z.infer<typeof targetSchema>
export type AlertTargets = Readonly<Record<string, AlertTarget>>

/** `ALERT_TARGETS`, JSON. Nobody is told unless it says so. */
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
  .describe('JSON: mail addresses and webhooks of the team of each remote, and of all others by "*"')

export const targetOf = (targets: AlertTargets, remote: string): AlertTarget | undefined =>
  Object.hasOwn(targets, remote) ? targets[remote] : targets['*']

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
