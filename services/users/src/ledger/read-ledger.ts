import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { MemberLedger } from '@rafiq/contracts/members'
import { ConsentRecord } from '../consent/change-consent.ts'
import { toConsentEntry } from '../consent/to-consent-entry.ts'
import { asOfNow } from '../support/as-of-now.ts'
import { ViewCounts } from './view-counts.ts'

/** What of a member was shown to others, and what the member said to that. What staff saw is the moderation service's. */
@Injectable()
export class ReadLedger {
  constructor(
    private readonly em: EntityManager,
    private readonly views: ViewCounts,
  ) {}

  async read(memberId: string): Promise<MemberLedger> {
    const order = { recordedAt: 'desc', id: 'desc' } as const
    const [views, consents] = await Promise.all([
      this.views.of(memberId),
      this.em.find(ConsentRecord, { memberId }, { orderBy: order, ...asOfNow() }),
    ])
    return { views, consents: consents.map(toConsentEntry) }
  }
}
