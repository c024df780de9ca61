import type { RemoteStatus } from '@rafiq/platform-contracts'
import type { Move } from './move.ts'

/** `share`: how many visitors get a canary is asked first. */
export type Offer = Exclude<Move, { kind: 'canary' | 'yank' }> | { kind: 'share'; version: string }

/** This very remote: switched off, it could not be switched on again from here. */
export const ownName = 'releases'

/** What can be done with a remote as it stands, the likeliest first. */
export function offersFor({ name, stable, previous, canary, disabled }: RemoteStatus): Offer[] {
  if (disabled) return [{ kind: 'enable' }]
  return [
    ...(canary
      ? ([
          { kind: 'promote', version: canary.version },
          { kind: 'share', version: canary.version },
          { kind: 'endCanary' },
        ] as const)
      : []),
    ...(previous !== null && stable !== null && !canary
      ? [{ kind: 'rollback' as const, version: previous }]
      : []),
    ...(name === ownName || (stable === null && !canary) ? [] : [{ kind: 'disable' as const }]),
  ]
}
