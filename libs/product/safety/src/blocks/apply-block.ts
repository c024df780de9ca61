import type { QueryClient } from '@rafiq/platform/query'
import { dependsOnBlocks, withoutMember } from './without-member.ts'

export type BlockChange = { memberId: string; blocked: boolean }

/** Puts a change into what this tab has read: who is blocked goes at once, and what depends on it is read anew. */
export function applyBlock(client: QueryClient, { memberId, blocked }: BlockChange) {
  if (blocked) {
    for (const { queryKey } of client.getQueryCache().findAll()) {
      client.setQueryData(queryKey, (answer: unknown) => withoutMember(queryKey[0], answer, memberId))
    }
  }
  void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => dependsOnBlocks(path) })
}
