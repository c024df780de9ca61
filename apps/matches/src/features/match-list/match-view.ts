import type { MatchCard } from '@rafiq/contracts/matching'
import { type AreaKey, type Budget, budgets, riyadhAreas } from '@rafiq/contracts/questionnaire'

export const sorts = ['score', 'newest'] as const

/** Which of the own matches are shown, and in which order; null is any. */
export type MatchView = {
  sort: (typeof sorts)[number]
  area: AreaKey | null
  budget: Budget | null
  /** Only those who have an apartment. */
  apartment: boolean
  /** Only those whom the member saved. */
  saved: boolean
}

export const wholeView: MatchView = {
  sort: 'score',
  area: null,
  budget: null,
  apartment: false,
  saved: false,
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((known) => known === value) ?? null

const areas = riyadhAreas.map(({ key }) => key)

/** What the address asks for; what it cannot mean is left out. */
export const readView = (params: URLSearchParams): MatchView => ({
  sort: oneOf(sorts, params.get('sort')) ?? wholeView.sort,
  area: oneOf(areas, params.get('area')),
  budget: oneOf(budgets, params.get('budget')),
  apartment: params.get('apartment') === 'yes',
  saved: params.get('saved') === 'yes',
})

/** The same as a search of the address, without what goes without saying. */
export function writeView({ sort, area, budget, apartment, saved }: MatchView): Record<string, string> {
  return {
    ...(sort !== wholeView.sort && { sort }),
    ...(area && { area }),
    ...(budget && { budget }),
    ...(apartment && { apartment: 'yes' }),
    ...(saved && { saved: 'yes' }),
  }
}

export const isFiltered = ({ area, budget, apartment, saved }: MatchView): boolean =>
  area !== null || budget !== null || apartment || saved

/**
 * The matches of a view. They come best first, all of them (design, Matching: 50 at most); who joined last has the
 * greatest id, since ids are made of the time (UUIDv7).
 */
export function viewMatches(matches: readonly MatchCard[], view: MatchView): MatchCard[] {
  const shown = matches.filter(
    (match) =>
      (view.area === null || match.area === view.area) &&
      (view.budget === null || match.budget === view.budget) &&
      (!view.apartment || match.hasApartment === 'yes') &&
      (!view.saved || match.saved),
  )
  return view.sort === 'newest' ? shown.sort((one, other) => (one.id < other.id ? 1 : -1)) : shown
}
