import type { SeenState } from '@rafiq/platform-contracts'
import type { Move } from './move.ts'

/** A sentence about what will happen to whom: a key below `moves.effects`, and what it names. */
export type Effect = {
  key: string
  version?: string
  other?: string
  /** Whole percent of visitors. */
  share?: number
  before?: number
}

/** What a move does to visitors, in the order of its weight. */
export function consequences(move: Move, state: SeenState): Effect[] {
  const { disabled } = state
  const effects = effectsOf(move, state)
  const waits = disabled && move.kind !== 'enable' && move.kind !== 'disable'
  return waits ? [...effects, { key: 'waits' }] : effects
}

function effectsOf(move: Move, { stable, canary }: SeenState): Effect[] {
  switch (move.kind) {
    case 'promote':
      return [
        { key: 'all', version: move.version },
        ...(stable !== null && stable !== move.version ? [{ key: 'kept', other: stable }] : []),
        ...endOf(canary, move.version),
      ]
    case 'rollback':
      return [
        { key: 'all', version: move.version },
        ...(stable !== null && stable !== move.version ? [{ key: 'left', other: stable }] : []),
        ...endOf(canary, move.version),
      ]
    case 'canary':
      return canaryEffects(move, stable, canary)
    case 'endCanary':
      if (!canary) return []
      return stable === null
        ? [{ key: 'endsToNothing', version: canary.version, share: canary.percent }]
        : [{ key: 'ends', version: canary.version, share: canary.percent, other: stable }]
    case 'yank':
      return [
        { key: 'gone', version: move.version },
        ...(stable === move.version ? [{ key: 'goneStable', version: move.version }] : []),
        ...(canary?.version === move.version
          ? [{ key: 'canaryEnds', other: canary.version, share: canary.percent }]
          : []),
        { key: 'goneTabs' },
      ]
    case 'disable':
      return [{ key: 'off' }]
    case 'enable':
      return [
        ...(stable === null ? [] : [{ key: 'on', version: stable }]),
        ...(canary ? [{ key: 'onCanary', version: canary.version, share: canary.percent }] : []),
      ]
  }
}

function canaryEffects(
  { version, percent }: Extract<Move, { kind: 'canary' }>,
  stable: string | null,
  canary: SeenState['canary'],
): Effect[] {
  if (canary?.version === version) {
    const key = percent < canary.percent ? 'shrinks' : 'grows'
    return [{ key, version, share: percent, before: canary.percent, other: stable ?? '' }]
  }
  const starts: Effect =
    stable === null
      ? { key: 'startsAlone', version, share: percent }
      : { key: 'starts', version, share: percent, other: stable }
  return [starts, ...endOf(canary, version)]
}

/** A canary of another version ends with whatever moves `stable`, or with the next one. */
function endOf(canary: SeenState['canary'], version: string): Effect[] {
  if (!canary || canary.version === version) return []
  return [{ key: 'canaryEnds', other: canary.version, share: canary.percent }]
}
