import type { Alert } from '@rafiq/platform-contracts'

/** What happened, before anybody is told. */
export type Happening = Pick<Alert, 'remote' | 'version' | 'cause' | 'reason' | 'figures'>

/** Who moves channels where nobody does. */
export const watchActor = 'watch'

interface MadeMove {
  readonly action: string
  readonly actor: string
  readonly remote: string
  readonly version: string | null | undefined
  readonly detail: string | null
}

/** What a move of channels is to the team: what a person moves on purpose is no alert, unless a version is gone. */
export function happeningOf({ action, actor, remote, version, detail }: MadeMove): Happening | undefined {
  if (version == null) return undefined
  const about = { remote, version, reason: detail, figures: null }
  if (action === 'yank') return { ...about, cause: 'version-yanked' }
  return action === 'rollback' && actor === watchActor ? { ...about, cause: 'canary-ended' } : undefined
}

/** Of one live version in the last minutes. */
export interface RecentFigures {
  readonly remote: string
  readonly version: string
  readonly loads: number
  readonly failed: number
}

/** Of one remote: page loads, and those that got an older version because theirs failed. */
export interface RecentFallbacks {
  readonly remote: string
  readonly stable: string
  readonly loads: number
  readonly fallbacks: number
}

/** Less says nothing: one bad line, one old browser. */
const least = { loads: 20, pages: 5 }

/** Of the page loads of a remote: from so many on visitors live on the fallback, and not on their luck. */
const fallbackShare = 0.02

/** @param share of failed page loads from which on a team is told */
export function tooManyErrors(
  { remote, version, loads, failed }: RecentFigures,
  share: number,
): Happening | undefined {
  if (loads < least.loads || failed < least.pages || failed < loads * share) return undefined
  return { remote, version, cause: 'errors-above', reason: null, figures: { pages: failed, of: loads } }
}

export function fallbackInUse({ remote, stable, loads, fallbacks }: RecentFallbacks): Happening | undefined {
  if (fallbacks < least.pages || fallbacks < loads * fallbackShare) return undefined
  return {
    ...{ remote, version: stable, cause: 'fallback-used', reason: null },
    figures: { pages: fallbacks, of: loads },
  }
}
