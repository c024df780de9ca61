import { Inject, Injectable } from '@nestjs/common'
import { SETTINGS, UnavailableError } from '@rafiq/service-kit'
import webPush from 'web-push'
import type { UsersSettings } from '../settings.ts'
import { isPushEndpoint } from './push-origins.ts'
import type { PushSubscription } from './push-subscription.entity.ts'

/** Milliseconds: a push service that hangs must not hold a worker. */
const timeout = 10_000

export interface PushMessage {
  /** What the browser gets, and nobody on the way can read (RFC 8291). */
  payload: string
  /** Seconds for which the push service keeps it for a browser that is not there. */
  ttl: number
  /** It takes the place of one of the same topic that still waits there: 32 characters of base64url at most. */
  topic: string
}

/** The push services of browsers. `web-push` seals and signs; the request is our own, so that it goes nowhere else. */
@Injectable()
export class PushServices {
  constructor(@Inject(SETTINGS) private readonly settings: UsersSettings) {}

  /**
   * @returns `gone` where nothing can reach this browser any more
   * @throws UnavailableError, or a connection's or time limit's error: another attempt may succeed
   */
  async send(subscription: PushSubscription, message: PushMessage): Promise<'sent' | 'gone'> {
    const { endpoint } = subscription
    const { VAPID_KEYS, PUSH_ORIGINS, SUPPORT_EMAIL } = this.settings
    const key = VAPID_KEYS.find(({ publicKey }) => publicKey === subscription.vapidKey)
    if (!key || !isPushEndpoint(endpoint, PUSH_ORIGINS)) return 'gone'
    const { headers, body } = webPush.generateRequestDetails(toBrowser(subscription), message.payload, {
      vapidDetails: { subject: `mailto:${SUPPORT_EMAIL}`, ...key },
      TTL: message.ttl,
      topic: message.topic,
    })
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      body: new Uint8Array(body),
      // A push service does not send anybody elsewhere, and whoever does is none.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    if (response.ok) return 'sent'
    // The member took the permission back, or the browser is not there any more (RFC 8030, 7.3).
    if (response.status === 404 || response.status === 410) return 'gone'
    throw new UnavailableError({ cause: new Error(`a push service answered ${response.status}`) })
  }
}

const toBrowser = ({ endpoint, p256dh, auth }: PushSubscription) => ({ endpoint, keys: { p256dh, auth } })
