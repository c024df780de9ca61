import type { MoveAction } from '../channels/requested-moves.ts'
import type { State } from '../registry/remote-state.ts'

/** One remote's part in what happens to all of a rehearsal at once. */
export interface Step {
  readonly remote: string
  readonly action: Extract<MoveAction, 'canary' | 'promote' | 'rollback'>
  readonly version: string | null
  readonly state: State
  /** For the trail: which rehearsal. */
  readonly salt: string
}
