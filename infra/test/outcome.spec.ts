import { describe, expect, test } from '@jest/globals'
import { jestOutcome, lastLine, playwrightOutcome, sum, withExitCode } from './outcome.ts'

describe('the count at the end of npm test', () => {
  test('adds up all runners in a plain line', () => {
    expect(
      lastLine(
        sum([
          { passed: 3, failed: 0 },
          { passed: 2, failed: 1 },
        ]),
      ),
    ).toBe('5 passed, 1 failed')
  })

  test('takes a file that could not run for a failure', () => {
    const report = { numPassedTests: 4, numFailedTests: 0, numRuntimeErrorTestSuites: 1 }
    expect(jestOutcome(report)).toEqual({ passed: 4, failed: 1 })
  })

  test('takes a journey that passed only when repeated for a failure', () => {
    expect(playwrightOutcome({ stats: { expected: 4, unexpected: 0, flaky: 1 } })).toEqual({
      passed: 4,
      failed: 1,
    })
  })

  test('never passes when a runner ended badly', () => {
    expect(withExitCode({ passed: 4, failed: 0 }, 1)).toEqual({ passed: 4, failed: 1 })
    expect(withExitCode({ passed: 4, failed: 2 }, 1)).toEqual({ passed: 4, failed: 2 })
    expect(withExitCode({ passed: 4, failed: 0 }, 0)).toEqual({ passed: 4, failed: 0 })
    expect(withExitCode({ passed: 4, failed: 0 }, null)).toEqual({ passed: 4, failed: 1 })
  })
})
