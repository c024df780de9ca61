import type { EntityManager } from '@mikro-orm/postgresql'
import { RemoteState } from './remote-state.entity.ts'
import { type State, unreleased } from './remote-state.ts'

/** Where the channels of a remote stand; the caller holds the registry's lock if it will move them. */
export async function loadState(em: EntityManager, remote: string): Promise<State> {
  const row = await em.findOne(RemoteState, { remote })
  return row ? toState(row) : unreleased
}

export async function saveState(em: EntityManager, remote: string, state: State, now: Date): Promise<void> {
  const { canary, before, ...rest } = state
  await em.upsert(RemoteState, {
    remote,
    ...rest,
    before: [...before],
    canaryVersion: canary?.version ?? null,
    canaryPercent: canary?.percent ?? null,
    canarySalt: canary?.salt ?? null,
    movedAt: now,
  })
}

export function toState(row: RemoteState): State {
  const { stable, before, canaryVersion, canaryPercent, canarySalt, disabled, setByHand } = row
  const hasCanary = canaryVersion != null && canaryPercent != null && canarySalt != null
  return {
    stable: stable ?? null,
    before,
    canary: hasCanary ? { version: canaryVersion, percent: canaryPercent, salt: canarySalt } : null,
    disabled,
    setByHand,
  }
}
