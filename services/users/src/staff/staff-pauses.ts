import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { AuditLog, JobQueue } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import { MemberChanges } from '../members/member-changes.ts'
import { endPauseJob } from './end-pause.job.ts'
import { StaffPause } from './staff-pause.entity.ts'
import type { Actor } from './staff-rules.ts'

type Terms = Pick<StaffPause, 'pauseId' | 'reason' | 'until' | 'note'>

/** Pauses by staff, each change with its audit entry, in the transaction that holds the member. */
@Injectable()
export class StaffPauses {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberChanges) private readonly changes: MemberChanges,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(JobQueue) private readonly jobs: JobQueue,
  ) {}

  /** The pause that is on; null also for one from before reasons were kept. */
  async find(memberId: string): Promise<StaffPause | null> {
    return this.em.fork().findOne(StaffPause, { memberId })
  }

  async of(tx: EntityManager, memberIds: readonly string[]): Promise<Map<string, StaffPause>> {
    const found = await tx.find(StaffPause, { memberId: { $in: [...memberIds] } })
    return new Map(found.map((pause) => [pause.memberId, pause]))
  }

  async start(
    tx: EntityManager,
    actor: Actor<Member>,
    member: Member,
    terms: Terms,
    since: Date,
  ): Promise<void> {
    const { pauseId, reason, until } = terms
    member.pausedByStaff = true
    await tx.insert(StaffPause, { ...terms, memberId: member.id, since })
    await this.changes.record(tx, member)
    await this.audit.record(tx, {
      actor,
      action: 'member.paused',
      subject: { kind: 'member', id: member.id },
      details: { pauseId, reason, until: until?.toISOString() ?? null },
    })
    if (until) await this.jobs.send(tx, endPauseJob, { memberId: member.id, pauseId }, { startAfter: until })
  }

  /** Makes room for another pause; the account stays paused. */
  async end(tx: EntityManager, member: Member): Promise<void> {
    await tx.nativeDelete(StaffPause, { memberId: member.id })
  }

  async lift(
    tx: EntityManager,
    actor: Actor<Member>,
    member: Member,
    how: 'lifted' | 'undone' | 'ended',
  ): Promise<void> {
    const pause = await tx.findOne(StaffPause, { memberId: member.id })
    member.pausedByStaff = false
    await tx.nativeDelete(StaffPause, { memberId: member.id })
    await this.changes.record(tx, member)
    await this.audit.record(tx, {
      actor,
      action: 'member.activated',
      subject: { kind: 'member', id: member.id },
      details: { pauseId: pause?.pauseId ?? null, how },
    })
  }
}
