import { type Audience, isRehearsal, isSameAudience } from '@rafiq/platform-contracts'

/** Where the channels of one remote stand, and every way in which they move. Pure: storing it is `move-channels.ts`. */
export interface State {
  readonly stable: string | null
  /** Stable versions to go back to, the latest first. What was rolled back from is not among them. */
  readonly before: readonly string[]
  /** The one of them that a rollback goes to and that pages fall back to (`fallbacks/`). */
  readonly fallback: string | null
  readonly canary: Canary | null
  /** Nobody gets the remote at all. */
  readonly disabled: boolean
  /** A person chose what is live: nothing automatic moves it any more. */
  readonly setByHand: boolean
}

export interface Canary {
  readonly version: string
  /** Whole percent of the visitors whom it is for. */
  readonly percent: number
  /** Decides who they are. */
  readonly salt: string
  /** Whom it is for; everybody without it. */
  readonly audience?: Audience | undefined
}

/** A canary as it is asked for: without an audience the running one of its version keeps its own; null: everybody. */
export interface WantedCanary extends Omit<Canary, 'audience'> {
  readonly audience?: Audience | null | undefined
}

/** What is told of a canary: who is in it nobody needs to work out. */
export const withoutSalt = ({ salt: _, ...canary }: Canary): Omit<Canary, 'salt'> => canary

export type Move =
  | { readonly kind: 'moved'; readonly state: State }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly reason: string }
  /** It is done once somebody was asked about what it leads to. */
  | { readonly kind: 'asks'; readonly reason: string }

/** Versions to go back to that are remembered. */
const remembered = 20

export const unreleased: State = {
  stable: null,
  before: [],
  fallback: null,
  canary: null,
  disabled: false,
  setByHand: false,
}

/** Everybody gets `version`. A canary asked what the next stable version should be; that is answered now. */
export function goLive(state: State, version: string, setByHand = true): State {
  const before = [state.stable, ...state.before].filter((known) => known !== null && known !== version)
  return {
    ...state,
    stable: version,
    before: (before as string[]).slice(0, remembered),
    canary: null,
    setByHand,
  }
}

export function promote(state: State, version: string): Move {
  if (state.stable === version && !state.canary) return { kind: 'nothing' }
  return moved(state.stable === version ? { ...state, canary: null } : goLive(state, version))
}

/**
 * Without a version: the end of a running canary, else the last healthy version before. With one: that version. What is left is
 * no place to go back to, and no fallback of a page.
 */
export function rollBack(state: State, version: string | undefined): Move {
  const endOfCanary: Move = state.canary ? moved({ ...state, canary: null }) : { kind: 'nothing' }
  if (version === undefined && state.canary) return endOfCanary
  const target = version ?? state.fallback
  if (target === null) return refused('There is no version before it to go back to.')
  if (target === state.stable) return endOfCanary
  return moved({ ...state, stable: target, before: olderThan(state, target), canary: null })
}

/**
 * A canary whose visitors are those of its version: it is not always the same people who are first, but a canary that
 * was ended and is started again has those whom it had.
 */
export const newCanary = (
  version: string,
  percent: number,
  audience?: Audience | null | undefined,
): WantedCanary => ({ version, percent, salt: version, audience })

/**
 * Gives a share of the visitors, or of those of an audience, `version`. Another share or audience of the running one keeps
 * its salt: who is in stays in, as long as it is for them.
 */
export function setCanary(state: State, wanted: WantedCanary): Move {
  const { version, percent } = wanted
  if (state.stable === version) return refused(`${version} is stable already: everybody has it.`)
  const running = state.canary?.version === version ? state.canary : undefined
  const salt = running?.salt ?? wanted.salt
  const audience = (wanted.audience === undefined ? running?.audience : wanted.audience) ?? undefined
  if (audience && isRehearsal(salt))
    return refused(`${version} is being rehearsed: all of it is for everybody.`)
  if (running?.percent === percent && isSameAudience(running.audience, audience)) return { kind: 'nothing' }
  return moved({ ...state, canary: { version, percent, salt, ...(audience && { audience }) } })
}

/**
 * A version is gone for good: whoever gets it goes back, from a canary to stable, from stable to the last healthy version
 * before it.
 *
 * @param confirmed whether visitors may be left with nothing, where nothing was before
 */
export function yank(state: State, version: string, confirmed: boolean): Move {
  const before = state.before.filter((known) => known !== version)
  const canary = state.canary?.version === version ? null : state.canary
  if (state.stable !== version) return { kind: 'moved', state: { ...state, before, canary } }
  const { fallback } = state
  if (fallback === null && !confirmed) return { kind: 'asks', reason: nothingBefore(version) }
  const left = fallback === null ? before : olderThan(state, fallback)
  return moved({ ...state, stable: fallback, before: left, canary: null })
}

export function setDisabled(state: State, disabled: boolean): Move {
  return state.disabled === disabled ? { kind: 'nothing' } : moved({ ...state, disabled })
}

/** The versions that visitors get after a move and did not get before it. */
export function newlyLive(from: State, to: State): readonly string[] {
  const before = liveVersions(from)
  return liveVersions(to).filter((version) => !before.includes(version))
}

function liveVersions({ stable, canary, disabled }: State): string[] {
  if (disabled) return []
  return [stable, canary?.version].filter((version) => typeof version === 'string')
}

function olderThan({ before }: State, version: string): readonly string[] {
  const place = before.indexOf(version)
  return place < 0 ? before : before.slice(place + 1)
}

const nothingBefore = (version: string): string =>
  `${version} is stable and nothing is there to go back to: visitors would get nothing. Confirm to yank it all the same.`

function moved(state: State): Move {
  return { kind: 'moved', state: { ...state, setByHand: true } }
}

function refused(reason: string): Move {
  return { kind: 'refused', reason }
}
