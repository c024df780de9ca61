import { expect, test } from '@jest/globals'
import type { LiveReleases } from '@rafiq/platform-contracts'
import { live, manifest } from '../../test/manifests.ts'
import { anybody, type Visitor } from '../visitors/visitor.ts'
import { choiceOf, chooseVersions } from './choose-versions.ts'

const now = new Date('2026-11-21T00:00:00Z')
const of = (version: string) => manifest({ name: 'chat', version })
const chat = (overrides: Partial<LiveReleases['remotes'][number]> = {}): LiveReleases => ({
  revision: 'r.1',
  disabled: [],
  yanked: [],
  remotes: [
    { name: 'chat', stable: of('1.1.0'), fallback: of('1.0.0'), canary: null, previews: [], ...overrides },
  ],
})
const everybody = { manifest: of('2.0.0'), percent: 100, salt: 'a' }
const stickers = { name: 'stickers', manifest: of('3.0.0'), expiresAt: '2026-11-22T00:00:00.000Z' }
const seeded: Visitor = { ...anybody, seed: 'somebody' }
const opened = (name: string): Visitor => ({ ...seeded, previews: new Map([['chat', name]]) })

const chosen = (live: LiveReleases, visitor: Visitor = seeded) =>
  chooseVersions(live, visitor, now).map(({ current, fallback }) => [
    current.version,
    fallback?.version ?? null,
  ])

test('stable, with the version before to fall back to', () => {
  expect(chosen(chat())).toEqual([['1.1.0', '1.0.0']])
})

test('a canary, with stable to fall back to', () => {
  expect(chosen(chat({ canary: everybody }))).toEqual([['2.0.0', '1.1.0']])
})

test('stable for a browser without a seed', () => {
  expect(chosen(chat({ canary: everybody }), anybody)).toEqual([['1.1.0', '1.0.0']])
})

test('a preview that was opened, before a canary', () => {
  expect(chosen(chat({ canary: everybody, previews: [stickers] }), opened('stickers'))).toEqual([
    ['3.0.0', '1.1.0'],
  ])
})

test.each([
  ['another preview', opened('other'), now],
  ['none', seeded, now],
  ['a preview that has ended', opened('stickers'), new Date(stickers.expiresAt)],
])('stable for who opened %s', (_, visitor, at) => {
  expect(chooseVersions(chat({ previews: [stickers] }), visitor, at)[0]?.current.version).toBe('1.1.0')
})

test('in the order of names', () => {
  const both = live(manifest(), of('1.0.0'))
  expect(chooseVersions(both, anybody, now).map(({ current }) => current.name)).toEqual(['chat', 'matches'])
})

test('composition leaves out a remote that has only a canary for others', () => {
  expect(chosen(chat({ stable: null, fallback: null, canary: { ...everybody, percent: 1 } }))).toEqual([])
})

test('canary without a stable version has no fallback', () => {
  expect(chosen(chat({ stable: null, fallback: null, canary: everybody }))).toEqual([['2.0.0', null]])
})

test('two remotes at one version are two choices, though a visitor has one of them only', () => {
  const choice = (name: string) => choiceOf(chooseVersions(live(manifest({ name })), anybody, now))
  expect(choice('rentals')).not.toBe(choice('reviews'))
  expect(choice('rentals')).toBe(choice('rentals'))
})
