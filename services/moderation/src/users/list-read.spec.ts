import { expect, test } from '@jest/globals'
import { limits } from '@rafiq/contracts'
import { auditDetails } from '@rafiq/contracts/moderation'
import { listRead } from './list-read.ts'

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`,
  }))

test('list read record names the shown accounts, never the search words', () => {
  const { details } = listRead({ search: 'sara@rafiq.test', role: 'admin' }, people(2))
  expect(details).toEqual({
    shown: 2,
    searched: true,
    role: 'admin',
    memberIds: people(2).map(({ id }) => id),
  })
})

test('list read record of the longest page names all accounts', () => {
  const { details } = listRead({}, people(limits.moderation.maxPage))
  expect(details.memberIds).toHaveLength(limits.moderation.maxPage)
  expect(auditDetails['members.listed'].safeParse(details).success).toBe(true)
})
