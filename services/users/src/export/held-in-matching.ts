import { Injectable } from '@nestjs/common'
import type { DayOfViews } from '@rafiq/contracts/members'
import type { MemberExport } from '@rafiq/contracts/personal-data'
import { ExportNotices } from '../away-notices/export-notices.ts'
import { BlockRepository, type OwnBlock } from '../blocks/block.repository.ts'
import { ViewCounts } from '../ledger/view-counts.ts'
import { MatchMarkRepository, type OwnMark } from '../match-marks/match-mark.repository.ts'
import { ShownPeople } from '../matches/shown-people.ts'
import { PairConnections, type PairState } from '../pairs/pair-connections.ts'

/** What is held on a member and others. */
export interface HeldOnPairs {
  pairs: readonly PairState[]
  blocks: readonly OwnBlock[]
  marks: readonly OwnMark[]
  /** How many people the member was shown of late. */
  peopleShown: number
  /** How many were shown the member. */
  views: readonly DayOfViews[]
  awayNotices: MemberExport['awayNotices']
}

@Injectable()
export class HeldInMatching {
  constructor(
    private readonly pairs: PairConnections,
    private readonly blocks: BlockRepository,
    private readonly marks: MatchMarkRepository,
    private readonly shown: ShownPeople,
    private readonly views: ViewCounts,
    private readonly notices: ExportNotices,
  ) {}

  async read(memberId: string): Promise<HeldOnPairs> {
    const [pairs, blocks, marks, peopleShown, views, awayNotices] = await Promise.all([
      this.pairs.of(memberId),
      this.blocks.of(memberId),
      this.marks.of(memberId),
      this.shown.count(memberId),
      this.views.of(memberId),
      this.notices.read(memberId),
    ])
    return { pairs, blocks, marks, peopleShown, views, awayNotices }
  }
}
