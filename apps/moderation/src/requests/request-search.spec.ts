import { expect, test } from '@jest/globals'
import { readRequestSearch, requestAddress } from './request-search.ts'

const read = (address: string) => readRequestSearch(new URLSearchParams(address))

test.each([
  ['', { tab: 'open', kind: '', cursor: '' }],
  ['?status=closed&kind=appeal&cursor=next', { tab: 'closed', kind: 'appeal', cursor: 'next' }],
  ['?status=lost&kind=refund', { tab: 'open', kind: '', cursor: '' }],
])('request search reads %s', (address, found) => {
  expect(read(address)).toEqual(found)
})

test('request search writes what it reads, and starts at the first page with another wish', () => {
  const address = '?status=closed&kind=appeal&cursor=next'
  expect(requestAddress(read(address), { cursor: 'next' })).toBe(address)
  expect(requestAddress(read(address), { kind: '' })).toBe('?status=closed')
})
