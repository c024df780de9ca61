/** How many things held, and how many did not. */
export type Outcome = Readonly<{ passed: number; failed: number }>

export const nothing: Outcome = { passed: 0, failed: 0 }

export const sum = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    nothing,
  )

/** The last line of `npm test`. */
export const lastLine = ({ passed, failed }: Outcome): string => `${passed} passed, ${failed} failed`

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }

/** Tests of a Jest report; a file that could not even run counts as one that failed. */
export const jestOutcome = (report: JestReport): Outcome => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
})

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors?: unknown[] }

/** Journeys of a Playwright report; one that passed only when repeated counts as failed, and so does a broken file. */
export const playwrightOutcome = ({ stats, errors = [] }: PlaywrightReport): Outcome => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

/** Whatever the report says, a runner that ended badly has not passed. */
export const withExitCode = (outcome: Outcome, code: number | null): Outcome =>
  code === 0 || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 }
