import { type Goal, table } from '../goals.ts'
import type { Visit } from './figures.ts'
import { home } from './pages.ts'
import type { Transfer } from './transfer.ts'

/** A page with what it came to. */
export interface PageFigures {
  path: string
  visit: Visit
  transfer: Transfer
}

export interface Figures {
  pages: PageFigures[]
  /** The home page built without federation. */
  monolith: PageFigures
  /** Processes that wanted a core meanwhile, and cores. */
  load: number
  cores: number
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Every goal with the figure it is judged by: that of the worst page. */
export function goalsOf({ pages, monolith }: Figures): Goal[] {
  const federated = pages.find(({ path }) => path === home.path)
  const ratio = (federated?.transfer.br ?? Number.NaN) / monolith.transfer.br
  return [
    scoreGoal(pages, 'performance', 95),
    scoreGoal(pages, 'accessibility', 100),
    scoreGoal(pages, 'best-practices', 100),
    {
      goal: "home's JavaScript at most 1.1 times that without federation",
      figure: ratio.toFixed(3),
      met: ratio <= 1.1,
    },
  ]
}

function scoreGoal(pages: readonly PageFigures[], category: keyof Visit['scores'], least: number): Goal {
  const scores = pages.map(({ path, visit }) => ({ path, score: visit.scores[category] }))
  const worst = scores.toSorted((a, b) => a.score - b.score)[0]
  return {
    goal: `${category} ${least === 100 ? '100' : `at least ${least}`} on every page`,
    figure: worst ? `${worst.score} (${worst.path})` : 'no page',
    met: worst !== undefined && worst.score >= least,
  }
}

/** The table of Lighthouse's figures as text. */
export function reportOf(figures: Figures): string {
  const { pages, monolith, load, cores } = figures
  const line = (name: string, { visit, transfer }: PageFigures): string[] => [
    name,
    ...Object.values(visit.scores).map(String),
    visit.lcp.toFixed(0),
    visit.tbt.toFixed(0),
    visit.cls.toFixed(3),
    kilobytes(transfer.br),
    kilobytes(transfer.gzip),
    String(visit.scripts.length),
    String(visit.requests),
    visit.benchmarkIndex.toFixed(0),
  ]
  return [
    table([
      [
        'page',
        'perf',
        'a11y',
        'best',
        'seo',
        'LCP ms',
        'TBT ms',
        'CLS',
        'JS br kB',
        'JS gz kB',
        'scripts',
        'requests',
        'machine',
      ],
      ...pages.map((page) => line(page.path, page)),
      line(`${monolith.path} without federation`, monolith),
    ]),
    `load of the machine: ${load.toFixed(1)} on ${cores} cores (above ${cores}, LCP and TBT are worse than they would be)`,
  ].join('\n\n')
}
