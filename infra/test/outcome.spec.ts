import { describe, expect, test } from '@jest/globals'
import { jestOutcome, lastLine, listFailures, playwrightOutcome, sum, withExitCode } from './outcome.ts'

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
    expect(jestOutcome(report)).toMatchObject({ passed: 4, failed: 1 })
  })

  test('names what failed', () => {
    const jest = jestOutcome({
      numPassedTests: 1,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        { name: 'broken.spec.ts', message: 'cannot be read', assertionResults: [] },
        {
          name: 'a.spec.ts',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'a works' },
            { status: 'failed', fullName: 'a stops' },
          ],
        },
      ],
    })
    const error = { message: 'timed \u001B[31mout\n\n  Expected: visible', location: { line: 7 } }
    const playwright = playwrightOutcome({
      stats: { expected: 0, unexpected: 1, flaky: 0 },
      suites: [
        {
          title: 'chat.spec.ts',
          suites: [
            {
              title: 'in ar',
              specs: [
                {
                  title: 'sends',
                  tests: [{ projectName: 'phone', status: 'unexpected', results: [{ error }] }],
                },
              ],
            },
          ],
        },
      ],
    })
    expect(
      listFailures(sum([jest, playwright]))
        .trimEnd()
        .split('\n'),
    ).toEqual([
      '  ✘ broken.spec.ts: cannot be read',
      '  ✘ a.spec.ts › a stops',
      '  ✘ chat.spec.ts › in ar › [phone] sends, line 7: timed out · Expected: visible',
    ])
  })

  test('takes a journey that passed only when repeated for a failure', () => {
    expect(playwrightOutcome({ stats: { expected: 4, unexpected: 0, flaky: 1 } })).toMatchObject({
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
