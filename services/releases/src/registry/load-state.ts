import type { EntityManager } from '@mikro-orm/postgresql'
import { shellName } from '@rafiq/platform-contracts'
import { deployedShells } from './live-shells.ts'
import { RemoteState, toState } from './remote-state.entity.ts'
import { type State, unreleased } from './remote-state.ts'

/**
 * Where the channels of a remote, or of the shell, stand; the caller holds the registry's lock if it will move them. Read
 * anew: another replica may have moved them since this work saw them.
 */
export async function loadState(em: EntityManager, remote: string, now: Date): Promise<State> {
  const row = await em.findOne(RemoteState, { remote }, { refresh: true })
  if (row) return toState(row)
  return remote === shellName ? deployedState(em, now) : unreleased
}

/** Before the first release of a shell everybody has the one that gateways were deployed with: it is what one goes back to. */
async function deployedState(em: EntityManager, now: Date): Promise<State> {
  const [deployed] = await deployedShells(em, now)
  return { ...unreleased, stable: deployed?.version ?? null }
}
