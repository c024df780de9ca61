import { type Goal, table } from '../../goals.ts'
import { builds, type Compared, type Medians, visits } from './compare.ts'
import { line, slowdown } from './load-page.ts'
import { type ManyRemotes, wantedRemotes } from './many-remotes.ts'

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

interface Ratio {
  where: string
  ratio: number
}

const worst = (ratios: readonly Ratio[]): Ratio | undefined => ratios.toSorted((a, b) => b.ratio - a.ratio)[0]

/** How much more federation costs of a figure, on the page where it is worst. */
function ratioGoal(goal: string, most: number, ratios: readonly Ratio[]): Goal {
  const found = worst(ratios)
  return {
    goal,
    figure: found ? `${found.ratio.toFixed(3)} (${found.where})` : 'no page',
    met: found !== undefined && found.ratio <= most,
  }
}

export function comparisonGoals(compared: readonly Compared[]): Goal[] {
  const ratios = (figure: keyof Medians, kinds: readonly ('cold' | 'warm')[]): Ratio[] =>
    compared.flatMap(({ path, figures: { federation, monolith } }) =>
      kinds.map((kind) => ({
        where: `${path} ${kind}`,
        ratio: federation[kind][figure] / monolith[kind][figure],
      })),
    )
  const steps = compared.map(({ path, figures }) => ({ where: path, ratio: figures.federation.cold.steps }))
  const longest = worst(steps)
  return [
    ratioGoal('LCP at most 1.05 times that of the monolith', 1.05, ratios('lcp', visits)),
    ratioGoal('interactive at most 1.05 times later than the monolith', 1.05, ratios('interactive', visits)),
    ratioGoal('JavaScript at most 1.1 times that of the monolith', 1.1, ratios('scriptBytes', ['cold'])),
    // Held until the goal is met: what is more than this is a step back.
    ratioGoal(
      'JavaScript no more than 1.25 times that of the monolith',
      1.25,
      ratios('scriptBytes', ['cold']),
    ),
    scriptGoal(compared),
    {
      goal: 'at most three serial steps until the control is there',
      figure: longest ? `${longest.ratio} (${longest.where})` : 'no page',
      met: longest !== undefined && longest.ratio <= 3,
    },
  ]
}

/** React included: what home fetches before whatever is on it answers. */
function scriptGoal(compared: readonly Compared[]): Goal {
  const bytes = compared.find(({ path }) => path === '/')?.figures.federation.cold.scriptBytes
  return {
    goal: 'home interactive after at most 90 KiB of JavaScript',
    figure: bytes === undefined ? 'no page' : `${(bytes / 1024).toFixed(1)} KiB`,
    met: bytes !== undefined && bytes <= 90 * 1024,
  }
}

export function manyRemotesGoals({ registered, unused }: ManyRemotes): Goal[] {
  return [
    {
      goal: `with ${wantedRemotes} registered remotes no request for one that is not used`,
      figure: `${unused.length} of ${registered} registered${unused[0] ? ` (${unused[0]})` : ''}`,
      met: unused.length === 0 && registered >= wantedRemotes,
    },
  ]
}

/** A row for each page, build and visit. */
export function comparisonTable(compared: readonly Compared[]): string {
  const row = (path: string, build: string, visit: string, figures: Medians): string[] => [
    path,
    build,
    visit,
    figures.lcp.toFixed(0),
    figures.interactive.toFixed(0),
    kilobytes(figures.scriptBytes),
    String(figures.requests),
    String(figures.steps),
  ]
  const rows = compared.flatMap(({ path, figures }) =>
    visits.flatMap((visit) => builds.map((build) => row(path, build, visit, figures[build][visit]))),
  )
  return [
    table([
      ['page', 'build', 'visit', 'LCP ms', 'interactive ms', 'JS br kB', 'requests', 'serial steps'],
      ...rows,
    ]),
    `at ${line.rate / 1_000_000} Mbps with ${line.latency} ms, HTTP/2 and brotli, the processor ${slowdown} times slower`,
  ].join('\n')
}
