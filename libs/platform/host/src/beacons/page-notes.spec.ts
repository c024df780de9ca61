import { expect, test } from '@jest/globals'
import { beaconLimits, type Fault, pageBeaconSchema } from '@rafiq/platform-contracts'
import { PageNotes } from './page-notes.ts'

const chat = { name: 'chat', version: '1.0.0' }
const fault: Fault = { kind: 'error', error: 'TypeError', file: 'page.js', line: 1 }
const notes = (sampled = true) => new PageNotes({ composition: 'abc', page: 'a-token', sampled })

test('page notes without a remote are empty', () => {
  expect(notes().take()).toBeNull()
})

test('page notes have each load once', () => {
  const page = notes()
  page.used(chat, false)
  expect(page.take()).toEqual({
    composition: 'abc',
    page: 'a-token',
    sampled: true,
    versions: [{ remote: 'chat', version: '1.0.0', fallback: false, load: true, failed: false, faults: [] }],
  })
  page.used(chat, false)
  expect(page.take()?.versions).toMatchObject([{ load: false }])
})

test('remote that never loaded counts as used and failed', () => {
  const page = notes()
  expect(page.failed(chat, false, fault)).toBe(true)
  expect(page.take()?.versions).toMatchObject([{ load: true, failed: true, faults: [fault] }])
})

test('page notes have one failure per version, whatever else fails in it', () => {
  const page = notes()
  page.failed(chat, false, fault)
  page.take()
  expect(page.failed(chat, false, fault)).toBe(false)
  expect(page.take()?.versions).toMatchObject([{ failed: false, faults: [fault] }])
})

test('page notes of an unsampled page have failures only', () => {
  const page = notes(false)
  page.used(chat, false)
  page.used({ name: 'matches', version: '2.0.0' }, false)
  page.failed(chat, false, fault)
  const report = page.take()
  expect(report).toMatchObject({ sampled: false, versions: [{ remote: 'chat' }] })
  expect(report?.versions).toHaveLength(1)
})

test("page notes of a page that fails in a loop stay within the server's limits", () => {
  const page = notes()
  let told = 0
  for (let turn = 0; turn < 100; turn += 1) {
    for (let one = 0; one < 20; one += 1) {
      const version = { name: `remote-${one}`, version: '1.0.0' }
      page.used(version, false)
      page.failed(version, false, fault)
      page.measured(version, false, { lcp: 100 })
    }
    const report = pageBeaconSchema.parse(page.take())
    told += report.versions.reduce((sum, { faults }) => sum + faults.length, 0)
    expect(JSON.stringify(report).length).toBeLessThan(beaconLimits.bytes)
  }
  expect(told).toBe(20)
})
