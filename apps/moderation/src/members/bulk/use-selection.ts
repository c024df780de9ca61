import type { ModeratorUser } from '@rafiq/contracts/moderation'
import { useState } from 'react'

/** The accounts that are ticked, on the page in view. */
export type Selection = {
  users: readonly ModeratorUser[]
  count: number
  has: (user: ModeratorUser) => boolean
  choose: (user: ModeratorUser, chosen: boolean) => void
  set: (users: readonly ModeratorUser[]) => void
}

/** What is ticked of `shown`; what leaves the page is ticked no more. */
export function useSelection(shown: readonly ModeratorUser[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const users = shown.filter(({ id }) => ids.has(id))
  return {
    users,
    count: users.length,
    has: ({ id }) => ids.has(id),
    choose: ({ id }, chosen) => {
      const others = users.map((user) => user.id).filter((other) => other !== id)
      setIds(new Set(chosen ? [...others, id] : others))
    },
    set: (chosen) => setIds(new Set(chosen.map(({ id }) => id))),
  }
}
