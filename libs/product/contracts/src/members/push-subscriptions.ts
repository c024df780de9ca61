import { z } from 'zod'

/**
 * `PUT /api/user/push-subscription` → 204; 400, 422 `push-service-unknown`. What a browser gives out about itself
 * (Push API, `PushSubscription`): where its push service takes messages, and the keys that they are sealed with (RFC 8291).
 * It belongs to the caller's session and goes with it; a session has one, and the one before gives way.
 */
export const pushSubscriptionSchema = z
  .strictObject({
    endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
    keys: z.strictObject({
      /** An uncompressed point of P-256: 65 bytes in base64url. */
      p256dh: z.string().regex(/^B[\w-]{86}$/),
      /** 16 bytes in base64url. */
      auth: z.string().regex(/^[\w-]{22}$/),
    }),
  })
  .meta({ id: 'PushSubscription' })

/** `GET /api/user/push-subscription`: the key for a new subscription (RFC 8292), and where this session's is, if it has one. */
export const pushDeviceSchema = z
  .object({ publicKey: z.string(), endpoint: z.string().nullable() })
  .meta({ id: 'PushDevice' })

export type PushSubscriptionData = z.infer<typeof pushSubscriptionSchema>
export type PushDevice = z.infer<typeof pushDeviceSchema>
