import { describe, expect, test } from '@jest/globals'
import { problemsOf, type RunResult, stepTable } from './report.ts'

const ok = { seconds: 1.23, complaints: [] }
const whole: RunResult = {
  browser: 'firefox',
  language: 'ar',
  steps: [
    { step: 'home', ...ok },
    { step: 'register', ...ok, complaints: ['a font is missing'] },
    { step: 'verify', ...ok },
  ],
}
const broken: RunResult = {
  browser: 'webkit',
  language: 'en',
  steps: [
    { step: 'home', ...ok },
    { step: 'register', ...ok, failure: 'no button' },
  ],
}

describe('the report of a run in other browsers', () => {
  test('the table has a line per step, with its seconds, complaints, failures and what was not reached', () => {
    expect(stepTable(['home', 'register', 'verify'], [whole, broken]).split('\n')).toEqual([
      '          firefox ar  webkit en',
      'home      1.2         1.2',
      'register  1.2 !       ✗',
      'verify    1.2         -',
    ])
  })

  test('problems name browser, language and step', () => {
    expect([whole, broken].flatMap(problemsOf)).toEqual([
      'firefox ar, register: complaint: a font is missing',
      'webkit en, register: no button',
    ])
  })
})
