import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { auditActions, type ModeratorUserDetail } from '@rafiq/contracts'
import { AccountProjection } from '../accounts/account-projection.ts'
import { AuditHistory } from '../audit/audit-history.ts'
import { ConnectionsClient } from '../services/connections-client.ts'
import { UsersClient } from '../services/users-client.ts'
import { toModeratorUser } from './to-moderator-user.ts'

/** What somebody of staff reads of themselves: not that they were reported. */
const ownActions = auditActions.filter((action) => action.startsWith('member.'))

/** One account as staff see it, at this moment. */
@Injectable()
export class UserDetail {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(UsersClient) private readonly users: UsersClient,
    @Inject(ConnectionsClient) private readonly connections: ConnectionsClient,
    @Inject(AccountProjection) private readonly accounts: AccountProjection,
    @Inject(AuditHistory) private readonly audit: AuditHistory,
  ) {}

  async read(viewerId: string, id: string): Promise<ModeratorUserDetail> {
    // First: whether it may be read, and that it was, is said there.
    const { account, ...view } = await this.users.view(viewerId, id)
    const [connections, history] = await Promise.all([
      this.connections.counts(id),
      this.audit.of(id, id === viewerId ? ownActions : auditActions),
      this.em.fork().transactional((tx) => this.accounts.keep(tx, [account])),
    ])
    return { user: toModeratorUser(account), ...view, connections, history }
  }
}
