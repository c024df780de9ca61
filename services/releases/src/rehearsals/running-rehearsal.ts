import type { EntityManager } from '@mikro-orm/postgresql'
import { isRehearsal } from '@rafiq/platform-contracts'
import { RemoteState, toState } from '../registry/remote-state.entity.ts'
import type { Canary, State } from '../registry/remote-state.ts'

/** A remote, or the shell, that is being rehearsed. */
export interface Rehearsing {
  readonly remote: string
  readonly state: State
  readonly canary: Canary
}

/** All that run in the present rehearsal; there is one at a time. */
export async function runningRehearsal(em: EntityManager): Promise<Rehearsing[]> {
  const rows = await em.find(
    RemoteState,
    { canarySalt: { $ne: null } },
    { orderBy: { remote: 'asc' }, refresh: true },
  )
  return rows.flatMap((row) => {
    const state = toState(row)
    return state.canary && isRehearsal(state.canary.salt)
      ? [{ remote: row.remote, state, canary: state.canary }]
      : []
  })
}
