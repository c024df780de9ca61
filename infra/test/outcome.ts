import { stripVTControlCharacters } from 'node:util'

/** How many things held, and what each of the others is: nothing fails without a name. */
export type Outcome = Readonly<{ passed: number; failures: readonly string[] }>

export const nothing: Outcome = { passed: 0, failures: [] }

export const sum = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
})

/** What failed, a line each: the end of a long run is what is read first. */
export const listFailures = ({ failures }: Outcome): string =>
  failures.map((failure) => `  ✘ ${failure}\n`).join('')

/** The last line of `npm test`. */
export const lastLine = ({ passed, failures }: Outcome): string =>
  `${passed} passed, ${failures.length} failed`

type JestReport = {
  numPassedTests: number
  testResults: { name: string; message: string; assertionResults: JestAssertion[] }[]
}
type JestAssertion = { status: string; fullName: string; failureMessages?: string[] }

/** Tests of a Jest report; a file that could not even run counts as one that failed. */
export const jestOutcome = (report: JestReport): Outcome => ({
  passed: report.numPassedTests,
  failures: report.testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0 && message !== ''
      ? [`${name}: ${summaryOf(message)}`]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map(
            ({ fullName, failureMessages = [] }) => `${name} › ${fullName}: ${summaryOf(failureMessages[0])}`,
          ),
  ),
})

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { projectName: string; status: string; results: PlaywrightResult[] }[] }[]
}
type PlaywrightResult = { error?: { message?: string; location?: { line: number } } }
type PlaywrightReport = {
  stats: { expected: number }
  errors?: { message?: string }[]
  suites?: PlaywrightSuite[]
}

/** Journeys of a Playwright report; one that passed only when repeated counts as failed, and so does a broken file. */
export const playwrightOutcome = ({ stats, errors = [], suites = [] }: PlaywrightReport): Outcome => ({
  passed: stats.expected,
  failures: [...suites.flatMap(failuresIn), ...errors.map(({ message }) => summaryOf(message))],
})

/** Titles of the journeys of this file or group that did not pass at once, each with what it met. */
function failuresIn({ title, suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error
        return `[${projectName}] ${spec.title}, line ${error?.location?.line ?? '?'}: ${summaryOf(error?.message)}`
      }),
  )
  return [...own, ...suites.flatMap(failuresIn)].map((failure) => `${title} › ${failure}`)
}

/** Of a difference, what came: its added lines, or what follows the word. */
const isReceived = (line: string) => /^(Received|\+ +\S)/.test(line) && !/^\+ (Received|Array)/.test(line)

/**
 * What a runner says of a failure, without colours and traces: what was expected stands in its first three lines, what came
 * instead further down.
 */
function summaryOf(message = 'no message'): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return [...lines.slice(0, 3), ...lines.slice(3).filter(isReceived).slice(0, 3)].join(' · ')
}

/** Whatever the report says, a runner that ended badly has not passed. */
export const withExitCode = (outcome: Outcome, runner: string, code: number | null): Outcome =>
  code === 0 || outcome.failures.length > 0
    ? outcome
    : { ...outcome, failures: [`${runner} ended with ${code === null ? 'a signal' : `code ${code}`}`] }
