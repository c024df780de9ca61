import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { EventBus } from '@rafiq/service-kit'
import { AccountProjection } from './account-projection.ts'

/** Keeps the copy of accounts up to date. */
@Injectable()
export class FollowAccounts implements OnModuleInit {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(AccountProjection) private readonly accounts: AccountProjection,
  ) {}

  onModuleInit(): void {
    this.events.subscribe('account.changed', 'moderation', (account) =>
      this.em.fork().transactional((tx) => this.accounts.keep(tx, [account])),
    )
  }
}
