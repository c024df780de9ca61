import { expect, test } from '@jest/globals'
import { ownerLine, wantedOwner } from './owner-command.ts'

const owner = { team: 'Rentals', contact: 'rentals@example.com' }

test('owner command says whose a remote is', () => {
  expect(ownerLine('rentals', owner)).toBe('rentals is of Rentals: rentals@example.com')
  expect(ownerLine('rentals', null)).toContain('Nobody has said whose rentals is')
})

test('owner command sets a whole owner, and asks for what is missing', () => {
  expect(wantedOwner({})).toBeUndefined()
  expect(wantedOwner(owner)).toEqual(owner)
  expect(() => wantedOwner({ team: 'Rentals' })).toThrow('Say both')
})
