/** Lighthouse's categories, 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** One visit of a page. */
export interface Visit {
  scores: Record<Category, number>
  /** Milliseconds, on Lighthouse's simulated phone and network. */
  lcp: number
  /** Milliseconds, likewise. */
  tbt: number
  cls: number
  requests: number
  /** Addresses of the scripts that were fetched. */
  scripts: string[]
  /** Lighthouse's own measure of the machine: below 1000 it was busy or slow. */
  benchmarkIndex: number
}

/** The middle value; of an even number the lower middle. */
export function median(values: readonly number[]): number {
  const value = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]
  if (value === undefined) throw new RangeError('There is no median of nothing')
  return value
}

/** What several visits of one page come to, each figure by itself. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const of = (figure: (visit: Visit) => number): number => median(visits.map(figure))
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, of(({ scores }) => scores[category])]),
    ) as Visit['scores'],
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    requests: of(({ requests }) => requests),
    scripts: [...new Set(visits.flatMap(({ scripts }) => scripts))],
    benchmarkIndex: of(({ benchmarkIndex }) => benchmarkIndex),
  }
}
