import { expect, test } from '@jest/globals'
import { parseAudienceFlag } from './audience-flag.ts'

test('audience flag may come more than once', () => {
  expect(parseAudienceFlag(['role=staff', 'city=riyadh,jeddah'])).toEqual({
    role: ['staff'],
    city: ['riyadh', 'jeddah'],
  })
})

test.each(['staff', 'role=', 'Role=staff'])('audience flag %j fails with a sentence', (text) => {
  expect(() => parseAudienceFlag([text])).toThrow(`${text} is no audience such as role=staff`)
})
