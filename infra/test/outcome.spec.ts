import { describe, expect, test } from '@jest/globals'
import { jestOutcome, lastLine, listFailures, playwrightOutcome, sum, withExitCode } from './outcome.ts'

describe('the count at the end of npm test', () => {
  test('adds up all runners in one line', () => {
    expect(
      lastLine(
        sum([
          { passed: 3, failures: [] },
          { passed: 2, failures: ['one'] },
        ]),
      ),
    ).toBe('5 passed, 1 failed')
  })

  test('takes a file that could not run for a failure', () => {
    const testResults = [{ name: 'broken.spec.ts', message: 'cannot be read', assertionResults: [] }]
    expect(jestOutcome({ numPassedTests: 4, testResults })).toEqual({
      passed: 4,
      failures: ['broken.spec.ts: cannot be read'],
    })
  })

  test('names what failed', () => {
    const jest = jestOutcome({
      numPassedTests: 1,
      testResults: [
        { name: 'broken.spec.ts', message: 'cannot be read', assertionResults: [] },
        {
          name: 'a.spec.ts',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'a works' },
            {
              status: 'failed',
              fullName: 'a stops',
              failureMessages: ['Error: differs\n\nExpected: 1\nReceived: 2\n    at a.spec.ts'],
            },
          ],
        },
      ],
    })
    const error = {
      message:
        'timed \u001B[31mout\n\n  Locator: a\n  Expected: []\n  - Expected - 1\n  + Received + 1\n  +   "401"\n  Call log',
      location: { line: 7 },
    }
    const playwright = playwrightOutcome({
      stats: { expected: 0 },
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
      '  ✘ a.spec.ts › a stops: Error: differs · Expected: 1 · Received: 2',
      '  ✘ chat.spec.ts › in ar › [phone] sends, line 7: timed out · Locator: a · Expected: [] · +   "401"',
    ])
  })

  test('takes a journey that passed only when repeated for a failure', () => {
    const tests = [{ projectName: 'phone', status: 'flaky', results: [{}] }]
    const suites = [{ title: 'chat.spec.ts', specs: [{ title: 'sends', tests }] }]
    expect(playwrightOutcome({ stats: { expected: 4 }, suites })).toEqual({
      passed: 4,
      failures: ['chat.spec.ts › [phone] sends, line ?: no message'],
    })
  })

  test('never passes when a runner ended badly', () => {
    const good = { passed: 4, failures: [] }
    const bad = { passed: 4, failures: ['a', 'b'] }
    expect(withExitCode(good, 'Jest', 1)).toEqual({ passed: 4, failures: ['Jest ended with code 1'] })
    expect(withExitCode(bad, 'Jest', 1)).toEqual(bad)
    expect(withExitCode(good, 'Jest', 0)).toEqual(good)
    expect(withExitCode(good, 'Jest', null)).toEqual({ passed: 4, failures: ['Jest ended with a signal'] })
  })
})
