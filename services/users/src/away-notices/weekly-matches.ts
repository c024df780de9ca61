import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Clock, PeriodicTask } from '@rafiq/service-kit'
import { MatchService } from '../matches/match.service.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { NoticePreferences, type NoticePreferencesSchema } from './away-notice.entities.ts'
import { NoteNotices } from './note-notices.ts'
import { week } from './preferences.ts'

type Tables = InferKyselyDB<typeof NoticePreferencesSchema>

/** Members looked after in one run; the rest comes with the next. */
const largestBatch = 500

/** Once a week for each member who asked for it, in any replica: looks for matches who are new since they last looked. */
@Injectable()
export class WeeklyMatches extends PeriodicTask {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
    private readonly matches: MatchService,
    private readonly notes: NoteNotices,
    private readonly clock: Clock,
  ) {
    super({ name: 'finding new matches of the week', interval: 600_000 })
  }

  override async run(): Promise<void> {
    const now = this.clock.now()
    const due = await this.em.find(
      NoticePreferences,
      { matchesDueAt: { $lte: now } },
      {
        fields: ['memberId', 'matchesDueAt'],
        orderBy: { matchesDueAt: 'asc' },
        limit: largestBatch,
        disableIdentityMap: true,
      },
    )
    for (const { memberId, matchesDueAt } of due) {
      if (matchesDueAt) await this.look(memberId, matchesDueAt, now)
    }
  }

  /** The next date and the notice are one transaction: whoever comes second finds the date moved. */
  private async look(memberId: string, dueAt: Date, now: Date): Promise<void> {
    await this.em.transactional(async () => {
      const moved = await this.em
        .getKysely<Tables>()
        .updateTable('notice_preferences')
        .set({ matches_due_at: new Date(now.getTime() + week) })
        .where('member_id', '=', memberId)
        .where('matches_due_at', '=', dueAt)
        .returning('member_id')
        .execute()
      const member = moved.length > 0 ? await this.members.find(memberId) : null
      if (!member) return
      // Since the look before this one, or since the member looked.
      const since = new Date(Math.max(dueAt.getTime() - week, member.activeAt.getTime()))
      if ((await this.matches.countNew(member, since)) === 0) return
      // Each week is news, whatever the member has seen.
      const number = Math.floor(now.getTime() / week)
      const subject = { memberId, otherId: null, kind: 'matches' } as const
      await this.notes.note(subject, { sequence: number, readSequence: number })
    })
  }
}
