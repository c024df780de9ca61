import { defineEntity, p } from '@mikro-orm/core'

export const PushSubscriptionSchema = defineEntity({
  name: 'PushSubscription',
  tableName: 'push_subscriptions',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid(),
    /** SHA-256 of the session's token, as Redis has it. */
    sessionId: p.text(),
    /** As `KnownDevices` has it, by which the member's next session in this browser takes it over; null: not known. */
    deviceHash: p.text().nullable(),
    /** Whoever knows it can reach the browser, if they have our key too: told to nobody. */
    endpoint: p.text(),
    p256dh: p.text(),
    auth: p.text(),
    /** The public key that the browser was given: its push service takes messages signed by no other. */
    vapidKey: p.text(),
    addedAt: p.datetime(),
  },
})

/** A browser in which a member asked for notices. A row stays with its member: another one's is a new row. */
export class PushSubscription extends PushSubscriptionSchema.class {}
PushSubscriptionSchema.setClass(PushSubscription)
