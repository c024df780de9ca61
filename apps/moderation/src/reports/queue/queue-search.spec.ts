import { expect, test } from '@jest/globals'
import { queueAddress, queueQuery, readQueueSearch } from './queue-search.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const read = (address: string) => readQueueSearch(new URLSearchParams(address))
const plain = { tab: 'open', mine: false, category: '', member: '', cursor: '' }

test.each([
  ['', {}],
  [
    `?status=taken&mine=yes&category=fraud&member=${id}`,
    { tab: 'taken', mine: true, category: 'fraud', member: id },
  ],
  ['?status=lost&category=weather&member=sara', {}],
])('report queue search reads %s', (address, found) => {
  expect(read(address)).toEqual({ ...plain, ...found })
})

test('report queue search writes what it reads', () => {
  const address = `?status=all&mine=yes&category=fraud&member=${id}&cursor=next`
  expect(queueAddress(read(address), { cursor: 'next' })).toBe(address)
})

test('another queue tab starts at the first page, and the open tab has no assignee filter', () => {
  expect(queueAddress(read('?status=taken&mine=yes&cursor=third'), { category: 'other' })).toBe(
    '?status=taken&mine=yes&category=other',
  )
  expect(queueAddress(read('?status=taken&mine=yes'), { tab: 'open' })).toBe('')
})

test.each([
  ['', 'status=open'],
  ['?mine=yes', 'status=open'],
  [`?status=resolved&mine=yes&member=${id}`, `status=resolved&assignee=me&subject=${id}`],
])('report queue search %s calls %s', (address, asked) => {
  expect(String(queueQuery(read(address)))).toBe(asked)
})
