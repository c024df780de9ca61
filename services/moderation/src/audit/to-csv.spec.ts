import { expect, test } from '@jest/globals'
import { csvCell, csvHead, csvRow } from './to-csv.ts'

test.each([
  ['plain', 'plain'],
  [null, ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+966', "'+966"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
])('CSV cell of %j is %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

test('CSV row has the columns of its header', () => {
  const row = csvRow({
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    at: '2026-11-21T12:00:00.000Z',
    service: 'moderation',
    action: 'audit.read',
    actor: { id: null, role: 'system', email: null },
    subject: { kind: 'audit', id: null, email: '=x@rafiq.test' },
    details: { shown: 1 },
    addressHash: 'Zm9vYmFyYmF6cXV4',
  })
  expect(csvHead).toMatch(/^\uFEFFid,at,/)
  expect(row).toBe(
    '01890a5d-ac96-774b-bcce-b302099a8057,2026-11-21T12:00:00.000Z,moderation,audit.read,system,,,audit,,\'=x@rafiq.test,"{""shown"":1}",Zm9vYmFyYmF6cXV4\r\n',
  )
})
