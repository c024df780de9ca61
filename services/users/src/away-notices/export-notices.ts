import { Injectable } from '@nestjs/common'
import type { MemberExport } from '@rafiq/contracts/personal-data'
import { AwayNoticeRepository } from './away-notice.repository.ts'
import { Preferences } from './preferences.ts'

/** What is held on a member about notices: what is wanted, and what was told last. */
@Injectable()
export class ExportNotices {
  constructor(
    private readonly preferences: Preferences,
    private readonly notices: AwayNoticeRepository,
  ) {}

  async read(memberId: string): Promise<MemberExport['awayNotices']> {
    const noted = await this.notices.of(memberId)
    return {
      wanted: await this.preferences.of(memberId),
      noted: noted.map(({ kind, notedAt, sentAt }) => ({
        kind,
        notedAt: notedAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
    }
  }
}
