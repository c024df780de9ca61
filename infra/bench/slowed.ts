import type { Goal } from './goals.ts'

/** A benchmark of something that was made slower: it has to miss a goal, or that goal holds nothing. */
export interface Twin {
  /** Its name. */
  bench: string
  /** What was done to it, and the arguments that say so. */
  slowing: string
  args: readonly string[]
  /** How the goal begins, or ends, that it has to miss. */
  misses: RegExp
}

export const twins: readonly Twin[] = [
  {
    bench: 'matching',
    slowing: 'a search that sleeps for 2 ms',
    args: ['--slowed', 'sleep'],
    misses: /p50 at most 1 ms$/,
  },
  {
    bench: 'matching',
    slowing: 'a search with one more round trip',
    args: ['--slowed', 'round-trip'],
    misses: /half of the searches in one statement$/,
  },
  {
    bench: 'web',
    slowing: 'pages with 40 KiB more script',
    args: ['--slowed'],
    misses: /^JavaScript no more than/,
  },
]

/** Whether the goals noticed what was done: those that the twin has to miss, all of them. */
export function noticed({ slowing, misses }: Twin, goals: readonly Goal[]): Goal {
  const those = goals.filter(({ goal }) => misses.test(goal))
  return {
    goal: `${slowing} is noticed`,
    figure: those.map(({ goal, figure }) => `${goal}: ${figure}`).join('; ') || 'no such goal',
    met: those.length > 0 && those.every(({ met }) => !met),
  }
}
