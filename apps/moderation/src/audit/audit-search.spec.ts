import { expect, test } from '@jest/globals'
import { auditAddress, auditQuery, readAuditSearch } from './audit-search.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const read = (address: string) => readAuditSearch(new URLSearchParams(address))
const nothing = { action: '', actor: '', subject: '', from: '', to: '', cursor: '' }

test.each([
  ['', {}],
  [`?action=member.read&actor=${id}`, { action: 'member.read', actor: id }],
  ['?actor=system', { actor: 'system' }],
  ['?action=member.eaten&actor=sara', {}],
  ['?from=2026-11-21&to=2026-13-01', { from: '2026-11-21' }],
])('audit search reads %s', (address, found) => {
  expect(read(address)).toEqual({ ...nothing, ...found })
})

test('audit search writes what it reads', () => {
  const address = `?action=member.read&subject=${id}&from=2026-11-01&to=2026-11-21&cursor=next`
  expect(auditAddress(read(address), { cursor: 'next' })).toBe(address)
})

test('another audit filter starts at the first page', () => {
  expect(auditAddress(read('?action=member.read&cursor=third'), { from: '2026-11-01' })).toBe(
    '?action=member.read&from=2026-11-01',
  )
  expect(auditAddress(read('?action=member.read'), { action: '' })).toBe('')
})

test('audit search asks for days of Riyadh, the last one included', () => {
  expect(Object.fromEntries(auditQuery(read('?from=2026-11-20&to=2026-11-20')))).toEqual({
    from: '2026-11-19T21:00:00.000Z',
    to: '2026-11-20T21:00:00.000Z',
  })
})
