import type { AuditRecord, ModeratorUser, ModeratorUsersQuery } from '@rafiq/contracts'

/** Accounts that an entry names; of a longer list it says how long it was. */
const named = 20

type ListRead = Omit<Extract<AuditRecord, { action: 'members.listed' }>, 'actor'>

/** What is recorded of a look at the list: compact, and without what was searched for. */
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
      memberIds: users.length > named ? [] : users.map(({ id }) => id),
    },
  }
}
