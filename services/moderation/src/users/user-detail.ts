import { Injectable } from '@nestjs/common'
import { auditActions, type ModeratorUserDetail } from '@rafiq/contracts/moderation'
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
    private readonly users: UsersClient,
    private readonly connections: ConnectionsClient,
    private readonly accounts: AccountProjection,
    private readonly audit: AuditHistory,
  ) {}

  async read(viewerId: string, id: string): Promise<ModeratorUserDetail> {
    // First: whether it may be read, and that it was, is said there.
    const { account, ...view } = await this.users.view(viewerId, id)
    const [connections, history] = await Promise.all([
      this.connections.counts(id),
      this.audit.of(id, id === viewerId ? ownActions : auditActions),
      this.accounts.upsert([account]),
    ])
    return { user: toModeratorUser(account), ...view, connections, history }
  }
}
