import { type Audience, isSameAudience, type SeenState } from '@rafiq/platform-contracts'
import type { Move } from './move.ts'

/** A sentence about what will happen to whom: a key below `moves.effects`, and what it names. */
export type Effect = {
  key: string
  version?: string
  other?: string
  /** Whole percent of visitors, or of those of `audience`. */
  share?: number
  audience?: Audience | undefined
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
        ? [{ key: 'endsToNothing', version: canary.version, ...shareOf(canary) }]
        : [{ key: 'ends', version: canary.version, ...shareOf(canary), other: stable }]
    case 'yank':
      return [
        { key: 'gone', version: move.version },
        ...(stable === move.version ? [{ key: 'goneStable', version: move.version }] : []),
        ...(canary?.version === move.version
          ? [{ key: 'canaryEnds', other: canary.version, ...shareOf(canary) }]
          : []),
        { key: 'goneTabs' },
      ]
    case 'disable':
      return [{ key: 'off' }]
    case 'enable':
      return [
        ...(stable === null ? [] : [{ key: 'on', version: stable }]),
        ...(canary ? [{ key: 'onCanary', version: canary.version, ...shareOf(canary) }] : []),
      ]
  }
}

type CanaryMove = Extract<Move, { kind: 'canary' }>

const shareOf = ({ percent, audience }: NonNullable<SeenState['canary']>) => ({ share: percent, audience })

function canaryEffects(move: CanaryMove, stable: string | null, canary: SeenState['canary']): Effect[] {
  const { version, percent } = move
  const before = canary?.version === version ? canary : null
  if (move.audience || before?.audience) return audienceEffects(move, stable, canary)
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

/** Of a canary that is for some, or is so no more. */
function audienceEffects(
  { version, percent, audience }: CanaryMove,
  stable: string | null,
  canary: SeenState['canary'],
): Effect[] {
  const starts = stable === null ? 'startsForAlone' : 'startsFor'
  const isNarrowed =
    canary?.version === version && audience !== undefined && !isSameAudience(canary.audience, audience)
  return [
    { key: audience ? starts : 'opens', version, share: percent, audience, other: stable ?? '' },
    ...(isNarrowed && stable !== null ? [{ key: 'leaves', version, other: stable }] : []),
    ...(audience && percent === 100 ? [{ key: 'unwatched' }] : []),
    ...endOf(canary, version),
  ]
}

/** A canary of another version ends with whatever moves `stable`, or with the next one. */
function endOf(canary: SeenState['canary'], version: string): Effect[] {
  if (!canary || canary.version === version) return []
  return [{ key: 'canaryEnds', other: canary.version, ...shareOf(canary) }]
}
