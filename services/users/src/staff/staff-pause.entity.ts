import { defineEntity, p } from '@mikro-orm/core'
import type { PauseReason } from '@rafiq/contracts'

const StaffPauseSchema = defineEntity({
  name: 'StaffPause',
  tableName: 'staff_pauses',
  properties: {
    memberId: p.uuid().primary(),
    /** The same for all whom one order paused, so that it can be undone for just these. */
    pauseId: p.uuid(),
    reason: p.string().$type<PauseReason>(),
    until: p.datetime().nullable(),
    /** For staff alone. It may name people, so it lies here and goes with the pause, not into the audit log. */
    note: p.text().nullable(),
    since: p.datetime(),
  },
})

/** Why and until when staff paused an account; there while they do. */
export class StaffPause extends StaffPauseSchema.class {}
StaffPauseSchema.setClass(StaffPause)
