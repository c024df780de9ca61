import { defineEntity, p } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { PauseReason } from '@rafiq/contracts/members'
import { defineJob, JobQueue } from '@rafiq/service-kit'
import { z } from 'zod'
import type { Member } from '../members/member.entity.ts'
import { asOfNow } from '../support/as-of-now.ts'
import { StaffRecord } from './staff-gate.ts'
import type { Actor } from './staff-rules.ts'

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

type Terms = Pick<StaffPause, 'pauseId' | 'reason' | 'until' | 'note'>

/** A pause with an end ends by itself, unless it is over or another one by then. */
export const endPauseJob = defineJob('users.end-pause', z.object({ memberId: z.uuid(), pauseId: z.uuid() }))

/** Pauses by staff, each change with its audit entry, in the transaction that holds the member. */
@Injectable()
export class StaffPauses {
  constructor(
    private readonly em: EntityManager,
    private readonly records: StaffRecord,
    private readonly jobs: JobQueue,
  ) {}

  /** The pause that is on. */
  find(memberId: string): Promise<StaffPause | null> {
    return this.em.findOne(StaffPause, { memberId }, asOfNow())
  }

  /** The pauses that are on, by member. */
  async findAll(memberIds: readonly string[]): Promise<Map<string, StaffPause>> {
    const found = await this.em.find(StaffPause, { memberId: { $in: [...memberIds] } }, asOfNow())
    return new Map(found.map((pause) => [pause.memberId, pause]))
  }

  /** Whom an order paused, as far as they still are by it. */
  async pausedBy(pauseId: string): Promise<string[]> {
    const found = await this.em.find(StaffPause, { pauseId }, { ...asOfNow(), fields: ['memberId'] })
    return found.map(({ memberId }) => memberId)
  }

  async start(actor: Actor<Member>, member: Member, terms: Terms, since: Date): Promise<void> {
    const { pauseId, reason, until } = terms
    member.pausedByStaff = true
    await this.em.insert(StaffPause, { ...terms, memberId: member.id, since })
    const details = { pauseId, reason, until: until?.toISOString() ?? null }
    await this.records.changed(actor, member, { action: 'member.paused', details })
    if (until) {
      await this.jobs.send(this.em, endPauseJob, { memberId: member.id, pauseId }, { startAfter: until })
    }
  }

  /** Makes room for another pause; the account stays paused. */
  async end(member: Member): Promise<void> {
    await this.em.nativeDelete(StaffPause, { memberId: member.id })
  }

  async lift(actor: Actor<Member>, member: Member, how: 'lifted' | 'undone' | 'ended'): Promise<void> {
    const pause = await this.find(member.id)
    member.pausedByStaff = false
    await this.end(member)
    const details = { pauseId: pause?.pauseId ?? null, how }
    await this.records.changed(actor, member, { action: 'member.activated', details })
  }
}
