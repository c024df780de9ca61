import { expect, test } from '@jest/globals'
import { slotTypes } from './slot-types.ts'

const version = { name: 'matches', version: '1.2.0' }

test('slot types declare every offered slot with its props', () => {
  const offers = {
    'matches.card.actions': { memberId: 'string', age: 'number' },
    'matches.list.end': {},
  } as const
  expect(
    slotTypes({ ...version, offers }),
  ).toBe(`// Slots of matches 1.2.0, as its remote.config.ts declares them.
import '@rafiq/platform-contracts/register'

declare module '@rafiq/platform-contracts/register' {
  interface LiveSlots {
    'matches.card.actions': { memberId: 'string'; age: 'number' }
    'matches.list.end': {}
  }
}
`)
})

test.each([undefined, {}])('slot types of a version that offers %j are none', (offers) => {
  expect(slotTypes({ ...version, ...(offers && { offers }) })).toBeUndefined()
})
