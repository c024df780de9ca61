import { expect, test } from '@jest/globals'
import { canaryDetails } from './canary-command.ts'

test.each([
  ['a share', '25', {}, { percent: 25 }],
  ['an audience', undefined, { audience: ['role=staff'] }, { audience: { role: ['staff'] } }],
  ['both', '50', { audience: ['language=ar'] }, { percent: 50, audience: { language: ['ar'] } }],
  ['everybody', '10', { everybody: true }, { percent: 10, audience: null }],
])('canary command with %s', (_, percent, flags, details) => {
  expect(canaryDetails(percent, flags)).toEqual(details)
})

test.each([
  ['nothing', undefined, {}, 'Say to how many per cent'],
  ['half of the visitors', '0.5', {}, '0.5 is not a whole percent'],
  ['everybody and an audience', '5', { everybody: true, audience: ['role=staff'] }, 'not both'],
])('canary command with %s fails', (_, percent, flags, sentence) => {
  expect(() => canaryDetails(percent, flags)).toThrow(sentence)
})
