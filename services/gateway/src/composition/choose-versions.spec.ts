import { describe, expect, test } from '@jest/globals'
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
  apis: [],
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

test('composition has stable, with the version before as fallback', () => {
  expect(chosen(chat())).toEqual([['1.1.0', '1.0.0']])
})

test('composition has a canary, with stable as fallback', () => {
  expect(chosen(chat({ canary: everybody }))).toEqual([['2.0.0', '1.1.0']])
})

test('composition has stable for a browser without a seed', () => {
  expect(chosen(chat({ canary: everybody }), anybody)).toEqual([['1.1.0', '1.0.0']])
})

test('composition has an opened preview, before a canary', () => {
  expect(chosen(chat({ canary: everybody, previews: [stickers] }), opened('stickers'))).toEqual([
    ['3.0.0', '1.1.0'],
  ])
})

test.each([
  ['another preview', opened('other'), now],
  ['none', seeded, now],
  ['a preview that has ended', opened('stickers'), new Date(stickers.expiresAt)],
])('composition has stable for a browser that opened %s', (_, visitor, at) => {
  expect(chooseVersions(chat({ previews: [stickers] }), visitor, at)[0]?.current.version).toBe('1.1.0')
})

test.each([
  ['in its audience', { team: ['staff'], language: ['ar'] }, ['2.0.0', 'canary']],
  ['in another language', { team: ['staff'], language: ['en'] }, ['1.1.0', undefined]],
  ['of whom nothing is known', { language: ['ar'] }, ['1.1.0', undefined]],
])('canary for an audience and a visitor %s', (_, audience, expected) => {
  const canary = { ...everybody, audience: { team: ['staff'], language: ['ar'] } }
  const [chosen] = chooseVersions(chat({ canary }), { ...seeded, audience }, now)
  expect([chosen?.current.version, chosen?.arm]).toEqual(expected)
})

test('visitor whom the share leaves out is a control of the canary', () => {
  const canary = { ...everybody, percent: 1 }
  expect(chooseVersions(chat({ canary }), seeded, now)[0]).toMatchObject({
    current: { version: '1.1.0' },
    arm: 'control',
  })
})

test('composition lists remotes by name', () => {
  const both = live(manifest(), of('1.0.0'))
  expect(chooseVersions(both, anybody, now).map(({ current }) => current.name)).toEqual(['chat', 'matches'])
})

test('composition leaves out a remote that has only a canary for others', () => {
  expect(chosen(chat({ stable: null, fallback: null, canary: { ...everybody, percent: 1 } }))).toEqual([])
})

test('canary without a stable version has no fallback', () => {
  expect(chosen(chat({ stable: null, fallback: null, canary: everybody }))).toEqual([['2.0.0', null]])
})

test('composition choices of two remotes with one version are distinct', () => {
  const choice = (name: string) => choiceOf(chooseVersions(live(manifest({ name })), anybody, now))
  expect(choice('rentals')).not.toBe(choice('reviews'))
  expect(choice('rentals')).toBe(choice('rentals'))
})

describe('with a shell of the next major', () => {
  const next = { platform: '1.0.0', shared: { react: '20.0.0' } }
  const ofReact = (version: string, react: string) => manifest({ name: 'chat', version, shared: { react } })
  const versionWith = (overrides: Partial<LiveReleases['remotes'][number]>) =>
    chooseVersions(chat(overrides), anybody, now, next)[0]

  test('a version that does not work with it is replaced by one that does', () => {
    const stable = ofReact('1.1.0', '^19.0.0')
    expect(versionWith({ stable, fallback: ofReact('1.0.0', '>=19 <21') })?.current.version).toBe('1.0.0')
    const canary = { manifest: ofReact('2.0.0', '^20.0.0'), percent: 1, salt: 'a' }
    expect(versionWith({ stable, fallback: null, canary })?.current.version).toBe('2.0.0')
  })

  test('a remote of which none works with it is left to its page', () => {
    expect(versionWith({ stable: ofReact('1.1.0', '^19.0.0'), fallback: null })?.current.version).toBe(
      '1.1.0',
    )
  })
})
