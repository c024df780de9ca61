import { expect, test } from '@jest/globals'
import { readCursor, writeCursor } from './cursor.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const byName = { sort: 'name', order: 'asc' } as const
const newest = { sort: 'createdAt', order: 'desc' } as const

test.each(['نورة', '', 'a"b\\c'])('list cursor of position %j is read as it was written', (key) => {
  expect(readCursor(writeCursor(byName, { key, id }), byName)).toEqual({ key, id })
})

test.each([
  ['', byName],
  ['x', byName],
  ['%%%', byName],
  [writeCursor(newest, { key: '2026-01-01T00:00:00.000Z', id }), byName],
  [writeCursor({ ...byName, order: 'desc' }, { key: 'a', id }), byName],
  [writeCursor(byName, { key: 'a', id: 'nobody' }), byName],
  [writeCursor(byName, { key: 'a\0', id }), byName],
  [writeCursor(byName, { key: 'a\ud800', id }), byName],
  [writeCursor(newest, { key: 'yesterday', id }), newest],
  [writeCursor(newest, { key: '0000-01-01T00:00:00.000Z', id }), newest],
])('list cursor %j is no position in order %j', (cursor, order) => {
  expect(() => readCursor(cursor, order)).toThrow(expect.objectContaining({ status: 400 }))
})
