import { type Goal, goalTable, table } from '../../goals.ts'

/** Seconds of each step from an empty folder to everybody. */
export interface FirstRelease {
  /** `npx …/sdk/create-remote.tgz` */
  readonly make: number
  /** npm's own: mostly downloads of packages, and in no goal. */
  readonly install: number
  readonly test: number
  /** With the build, the gate and the proof. */
  readonly publish: number
}

export const steps = ['make', 'install', 'test', 'publish'] as const satisfies readonly (keyof FirstRelease)[]

/** Seconds beside npm's installation. */
const limit = 90

export function firstReleaseGoals({ make, test, publish }: FirstRelease): Goal[] {
  const seconds = make + test + publish
  return [
    {
      goal: `from an empty folder to live within ${limit} s, beside npm's installation`,
      figure: `${seconds.toFixed(1)} s`,
      met: seconds <= limit,
    },
  ]
}

/** The tables of this part as text. */
export const firstReleaseReport = (release: FirstRelease): string =>
  [
    table([['from an empty folder', 'seconds'], ...steps.map((step) => [step, release[step].toFixed(1)])]),
    goalTable(firstReleaseGoals(release)),
  ].join('\n\n')
