import type { AuditRecord, ModeratorUser, ModeratorUsersQuery } from '@rafiq/contracts/moderation'

type ListRead = Omit<Extract<AuditRecord, { action: 'members.listed' }>, 'actor'>

/** What is recorded of a look at the list: whom it showed, without what was searched for. */
export function listRead(
  { search, role }: Pick<ModeratorUsersQuery, 'search' | 'role'>,
  users: readonly Pick<ModeratorUser, 'id'>[],
): ListRead {
  return {
    action: 'members.listed',
    subject: { kind: 'members', id: null },
    details: {
      shown: users.length,
      searched: Boolean(search),
      role: role ?? null,
      memberIds: users.map(({ id }) => id),
    },
  }
}
