import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { EventBus } from '@rafiq/service-kit'
import { AccountProjection } from '../accounts/account-projection.ts'
import { OwnNotices } from '../notices/own-notices.ts'
import { EraseReports } from '../reports/erase-reports.ts'

/** A deleted account leaves nothing here but ids; its record hears so in the same transaction. */
@Injectable()
export class EraseMember implements OnModuleInit {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(AccountProjection) private readonly accounts: AccountProjection,
    @Inject(EraseReports) private readonly reports: EraseReports,
    @Inject(OwnNotices) private readonly notices: OwnNotices,
  ) {}

  onModuleInit(): void {
    this.events.subscribe('member.deleted', 'moderation', (deletion) =>
      this.em.fork().transactional(async (tx) => {
        const { memberId } = deletion
        // First: from here on nobody reports, and nothing is said to, whoever is gone.
        await this.accounts.bury(tx, deletion)
        await this.reports.of(tx, memberId)
        await this.notices.erase(tx, memberId)
        await this.events.publish(tx, 'member.erased', { memberId, service: 'moderation' })
      }),
    )
  }
}
