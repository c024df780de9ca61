import { expect, test } from '@jest/globals'
import { type Needed, versionsToDelete } from './versions-to-delete.ts'

const now = new Date('2026-11-21T09:00:00Z')
const nothing: Needed = {
  ...{ stable: null, before: [], fallback: null, canary: null, previews: [], inPages: [] },
}
/** `1.0.0` is the oldest; each was published so many days ago. */
const published = (...days: number[]) =>
  days.map((age, index) => ({
    version: `1.${index}.0`,
    publishedAt: new Date(now.getTime() - age * 24 * 60 * 60_000),
  }))
const old = published(400, 300, 200, 100)
const all = { versions: 1, days: 1 }

test('retention deletes what is past both bounds, the oldest first', () => {
  expect(versionsToDelete(old, nothing, { versions: 1, days: 150 }, now)).toEqual(['1.0.0', '1.1.0', '1.2.0'])
})

test('retention keeps the newest, however old', () => {
  expect(versionsToDelete(old, nothing, { versions: 3, days: 1 }, now)).toEqual(['1.0.0'])
  expect(versionsToDelete(old, nothing, { versions: 4, days: 1 }, now)).toEqual([])
})

test('retention keeps what is younger, however many there are', () => {
  expect(versionsToDelete(old, nothing, { versions: 1, days: 301 }, now)).toEqual(['1.0.0'])
  expect(versionsToDelete(published(400, 300), nothing, { versions: 1, days: 400 }, now)).toEqual(['1.0.0'])
  expect(versionsToDelete(published(399, 300), nothing, { versions: 1, days: 400 }, now)).toEqual([])
})

test.each<[string, Partial<Needed>]>([
  ['stable', { stable: '1.0.0' }],
  ['one to go back to', { before: ['1.3.0', '1.0.0'] }],
  ['what pages fall back to', { fallback: '1.0.0' }],
  ['a canary', { canary: '1.0.0' }],
  ['a preview', { previews: ['1.0.0'] }],
  ['in open pages', { inPages: ['1.0.0'] }],
])('retention keeps a version that is %s', (_, needed) => {
  expect(versionsToDelete(old, { ...nothing, ...needed }, all, now)).toEqual(['1.1.0', '1.2.0'])
})

test('retention goes by when versions were published, in whatever order they come', () => {
  expect(versionsToDelete(old.toReversed(), nothing, { versions: 2, days: 1 }, now)).toEqual([
    '1.0.0',
    '1.1.0',
  ])
})
