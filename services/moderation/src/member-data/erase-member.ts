import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import { EventBus, OnEvent } from '@rafiq/service-kit'
import { AccountProjection } from '../accounts/account-projection.ts'
import { MemberNotices } from '../notices/member-notices.ts'
import { OwnRequests } from '../requests/own-requests.ts'
import { EraseReports } from './erase-reports.ts'

/** A deleted account leaves nothing here but ids; its record hears so in the same transaction. May be repeated. */
@Injectable()
export class EraseMember {
  constructor(
    private readonly em: EntityManager,
    private readonly events: EventBus,
    private readonly accounts: AccountProjection,
    private readonly reports: EraseReports,
    private readonly notices: MemberNotices,
    private readonly requests: OwnRequests,
  ) {}

  @OnEvent('member.deleted')
  async erase(deletion: EventData<'member.deleted'>): Promise<void> {
    const { memberId } = deletion
    await this.em.transactional(async (tx) => {
      // First: from here on nobody reports, and nothing is said to, whoever is gone.
      await this.accounts.tombstone(deletion)
      await this.reports.of(memberId)
      await this.requests.erase(memberId)
      // Last: whoever decided or answered at this moment held a row above, and has told the member by now.
      await this.notices.erase(memberId)
      await this.events.publish(tx, 'member.erased', { memberId, service: 'moderation' })
    })
  }
}
