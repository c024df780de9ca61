import { expect, test } from '@jest/globals'
import { audienceOfLanguage } from '@rafiq/platform-contracts'
import { audienceLines } from './audience-command.ts'

test('audience command lists what the flag takes', () => {
  expect(audienceLines({ attributes: [audienceOfLanguage] })).toEqual([
    'Language:',
    '  language=ar  Arabic',
    '  language=en  English',
  ])
})
