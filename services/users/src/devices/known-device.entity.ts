import { defineEntity, p } from '@mikro-orm/core'

const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    memberId: p.uuid().primary(),
    /** SHA-256 of the browser's cookie for this platform; the cookie itself is only there. */
    hash: p.text().primary(),
    firstSeenAt: p.datetime(),
    lastSeenAt: p.datetime(),
  },
})

/** A browser in which a member has signed in. */
export class KnownDevice extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDevice)
