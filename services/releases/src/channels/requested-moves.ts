import type { CanaryChange, Promotion, Rollback, SeenState, Switch } from '@rafiq/platform-contracts'
import type { AuditAction } from '../registry/audit-trail.ts'
import {
  type Move,
  newCanary,
  promote,
  rollBack,
  type State,
  setCanary,
  setDisabled,
} from '../registry/remote-state.ts'

export type MoveAction = Extract<AuditAction, 'promote' | 'rollback' | 'canary' | 'disable' | 'enable'>

/** A move of a remote's channels, as it was requested. */
export interface RequestedMove {
  readonly action: MoveAction
  /** The version that is asked for: it must have been published. */
  readonly version?: string | undefined
  readonly detail?: string
  /** The version that the watch ends by it. */
  readonly ends?: string
  /** Whether the caller was asked about a version that the watch ended; where it is no question, it is asked nothing. */
  readonly confirmed?: boolean
  /** What visitors got when it was decided. */
  readonly seen?: SeenState | undefined
  readonly decide: (state: State) => Move
}

export const promotionMove = ({ version, confirmed, seen }: Promotion): RequestedMove => ({
  action: 'promote',
  version,
  confirmed,
  seen,
  decide: (state) => promote(state, version),
})

export const rollbackMove = ({ version, confirmed, seen }: Rollback): RequestedMove => ({
  action: 'rollback',
  version,
  confirmed,
  seen,
  decide: (state) => rollBack(state, version),
})

export const canaryMove = ({ version, percent, seen }: CanaryChange): RequestedMove => ({
  action: 'canary',
  version,
  seen,
  detail: `${percent} %`,
  decide: (state) => setCanary(state, newCanary(version, percent)),
})

export const switchMove = (disabled: boolean, { seen }: Switch): RequestedMove => ({
  action: disabled ? 'disable' : 'enable',
  seen,
  decide: (state) => setDisabled(state, disabled),
})
