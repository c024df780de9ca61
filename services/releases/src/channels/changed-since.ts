import type { Issue, SeenState } from '@rafiq/platform-contracts'
import type { State } from '../registry/remote-state.ts'
import { shareText } from '../registry/share-text.ts'

/** What is another by now than what somebody saw who asks for a move; a path each, with what it is. */
export function changedSince(seen: SeenState, state: State): Issue[] {
  const [before, now] = [facts(seen), facts(state)]
  return (Object.keys(now) as (keyof SeenState)[])
    .filter((path) => before[path] !== now[path])
    .map((path) => ({ path, message: now[path] }))
}

function facts({ stable, canary, disabled }: SeenState): Record<keyof SeenState, string> {
  return {
    stable: stable ?? 'none',
    canary: canary ? `${canary.version}, ${shareText(canary)}` : 'none',
    disabled: String(disabled),
  }
}
