import { expect, test } from '@jest/globals'
import { readWording } from './wording.ts'

test.each([
  ['account.consent@1', 'account', '1'],
  ['results.consent@12', 'results', '12'],
  ['unnamed', 'other', null],
])('the wording %s was read on the page %s, in version %s', (wording, place, version) => {
  expect(readWording(wording)).toEqual({ place, version })
})
