import { audienceText } from '@rafiq/platform-contracts'
import type { AuditRecord } from '@rafiq/service-kit'
import type { Caller } from '../callers/caller.ts'
import type { State } from '../registry/remote-state.ts'
import type { MoveAction } from './requested-moves.ts'

export interface MoveMade {
  readonly action: MoveAction
  readonly remote: string
  /** What was asked for, where a version was. */
  readonly version: string | undefined
  readonly state: State
}

const actions = {
  promote: 'release.promoted',
  rollback: 'release.rolled-back',
  canary: 'release.canary-set',
  yank: 'release.yanked',
  disable: 'release.disabled',
  enable: 'release.enabled',
} as const satisfies Record<MoveAction, AuditRecord['action']>

/** A move in the log of what staff do. */
export function staffRecord(
  staff: NonNullable<Caller['staff']>,
  { action, remote, version, state }: MoveMade,
): AuditRecord {
  const { percent = null, audience } = (action === 'canary' && state.canary) || {}
  return {
    actor: staff,
    action: actions[action],
    subject: { kind: 'remote', id: null },
    details: {
      ...{ remote, version: version ?? state.stable, percent },
      audience: audience ? audienceText(audience) : null,
    },
  }
}
