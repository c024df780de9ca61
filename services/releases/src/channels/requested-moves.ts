import type { EntityManager } from '@mikro-orm/postgresql'
import type {
  Audience,
  CanaryChange,
  Promotion,
  Rollback,
  SeenState,
  Switch,
  Yank,
} from '@rafiq/platform-contracts'
import type { AuditAction } from '../registry/audit-trail.ts'
import { Preview } from '../registry/preview.entity.ts'
import {
  type Move,
  newCanary,
  promote,
  rollBack,
  type State,
  setCanary,
  setDisabled,
  yank,
} from '../registry/remote-state.ts'
import { shareText } from '../registry/share-text.ts'
import { Version } from '../registry/version.entity.ts'

export type MoveAction = Extract<
  AuditAction,
  'promote' | 'rollback' | 'canary' | 'yank' | 'disable' | 'enable'
>

interface VersionKey {
  readonly remote: string
  readonly version: string
}

/** A move of a remote's channels, as it was requested. */
export interface RequestedMove {
  readonly action: MoveAction
  /** The version that is asked for: it must have been published. */
  readonly version?: string | undefined
  /** For the trail, of where the channels stand then. */
  readonly detail?: (state: State) => string
  /** Whom a canary is to be for: of what the product declares. */
  readonly audience?: Audience | null | undefined
  /** What is written of its version beside the state. */
  readonly mark?: (em: EntityManager, version: VersionKey, now: Date) => Promise<void>
  /** Whether the caller was asked about a version that canary analysis ended; where it is no question, it is asked nothing. */
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

/** Of the visitors of an audience all, unless a share of them is named. */
export const canaryMove = ({ version, percent = 100, audience, seen }: CanaryChange): RequestedMove => ({
  action: 'canary',
  version,
  seen,
  audience,
  detail: ({ canary }) => (canary ? shareText(canary) : ''),
  decide: (state) => setCanary(state, newCanary(version, percent, audience)),
})

export const yankMove = ({ version, reason, confirmed, seen }: Yank): RequestedMove => ({
  action: 'yank',
  version,
  seen,
  detail: () => reason,
  decide: (state) => yank(state, version, confirmed),
  mark: async (em, id, now) => {
    await em.nativeUpdate(Version, id, { yankedAt: now, yankReason: reason })
    await em.nativeDelete(Preview, id)
  },
})

/** A canary's end, where it still runs as canary analysis judged it; a version that nobody has is not marked. */
export const endedByAnalysis = (
  version: string,
  reason: string,
  stillRuns: (state: State) => boolean,
): RequestedMove => ({
  action: 'rollback',
  version,
  detail: () => reason,
  decide: (state) => (stillRuns(state) ? rollBack(state, undefined) : { kind: 'nothing' }),
  mark: async (em, id, now) => {
    await em.nativeUpdate(Version, id, { endedAt: now })
  },
})

export const switchMove = (disabled: boolean, { seen }: Switch): RequestedMove => ({
  action: disabled ? 'disable' : 'enable',
  seen,
  decide: (state) => setDisabled(state, disabled),
})
