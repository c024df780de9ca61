import { expect, test } from '@jest/globals'
import { readTimeCursor, writeTimeCursor } from './cursors.ts'

const position = { at: '2026-11-21T10:00:00.123456Z', id: '01890a5d-ac96-774b-bcce-b302099a8057' }

test('time cursor is read as it was written', () => {
  expect(readTimeCursor('audit', writeTimeCursor('audit', position))).toEqual(position)
})

test.each([
  '',
  'x',
  Buffer.from('[]').toString('base64url'),
  writeTimeCursor('open', position),
  writeTimeCursor('audit', { ...position, at: 'now' }),
  writeTimeCursor('audit', { ...position, at: '0000-01-01T00:00:00.000000Z' }),
  writeTimeCursor('audit', { ...position, id: '1; drop table' }),
])('time cursor %s is rejected', (cursor) => {
  expect(() => readTimeCursor('audit', cursor)).toThrow(expect.objectContaining({ status: 400 }))
})
