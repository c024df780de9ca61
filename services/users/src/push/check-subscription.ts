import type { PushSubscriptionData } from '@rafiq/contracts/members'
import { MalformedError, RuleError } from '@rafiq/service-kit'
import { isPublicKey, isPushEndpoint } from './push-origins.ts'

/**
 * Whether messages can be sealed for this browser, and may be sent there.
 * @throws MalformedError, RuleError `push-service-unknown`
 */
export function checkSubscription(
  { endpoint, keys }: PushSubscriptionData,
  origins: readonly string[],
): void {
  if (!isPublicKey(keys.p256dh)) throw new MalformedError()
  if (!isPushEndpoint(endpoint, origins)) throw new RuleError('push-service-unknown')
}
