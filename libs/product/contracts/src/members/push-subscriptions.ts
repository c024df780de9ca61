import { z } from 'zod'

const endpoint = z.url({ protocol: /^https?$/ }).max(1_000)
/** 16 bytes in base64url, known to the browser and to us. */
const auth = z.string().regex(/^[\w-]{22}$/)

/**
 * `PUT /api/user/push-subscription` → 204; 400, 422 `push-service-unknown`. What a browser gives out about itself
 * (Push API, `PushSubscription`): where its push service takes messages, and the keys that they are sealed with (RFC 8291).
 * It belongs to the caller's session and goes with it; a session has one, and the one before gives way.
 */
export const pushSubscriptionSchema = z
  .strictObject({
    endpoint,
    keys: z.strictObject({
      /** An uncompressed point of P-256: 65 bytes in base64url. */
      p256dh: z.string().regex(/^B[\w-]{86}$/),
      auth,
    }),
  })
  .meta({ id: 'PushSubscription' })

/**
 * `POST /api/user/push-subscription/renewal` → 204; 400, 404, 409, 422 `push-service-unknown`. A push service has given a browser
 * another address (Push API, `pushsubscriptionchange`), often while no page is open, so there is no session: that the browser had
 * the one before is proven by its secret, which the push service never sees.
 */
export const pushRenewalSchema = z
  .strictObject({
    before: z.strictObject({ endpoint, auth }),
    after: pushSubscriptionSchema,
  })
  .meta({ id: 'PushRenewal' })

/** `GET /api/user/push-subscription`: the key for a new subscription (RFC 8292), and where this session's is, if it has one. */
export const pushDeviceSchema = z
  .object({ publicKey: z.string(), endpoint: z.string().nullable() })
  .meta({ id: 'PushDevice' })

export type PushSubscriptionData = z.infer<typeof pushSubscriptionSchema>
export type PushRenewal = z.infer<typeof pushRenewalSchema>
export type PushDevice = z.infer<typeof pushDeviceSchema>
