import { expect, test } from '@jest/globals'
import { auditDetails } from '@rafiq/contracts'
import { listRead } from './list-read.ts'

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`,
  }))

test('a search that found few names whom it found, never what was searched for', () => {
  const { details } = listRead({ search: 'sara@rafiq.test', role: 'admin' }, people(2))
  expect(details).toEqual({
    shown: 2,
    searched: true,
    role: 'admin',
    memberIds: people(2).map(({ id }) => id),
  })
  expect(auditDetails['members.listed'].safeParse(details).success).toBe(true)
})

test('a long list is told by its length', () => {
  expect(listRead({}, people(21)).details).toEqual({ shown: 21, searched: false, role: null, memberIds: [] })
})
