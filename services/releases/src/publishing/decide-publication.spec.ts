import { describe, expect, test } from '@jest/globals'
import { aManifest, someFiles } from '../../test/a-release.ts'
import { type State, unreleased } from '../registry/remote-state.ts'
import { decidePublication, isOlder, type Publication } from './decide-publication.ts'

const manifest = aManifest(someFiles(), { version: '1.1.0' })

function decide(overrides: Partial<Publication> = {}) {
  return decidePublication({
    manifest,
    existing: undefined,
    channel: 'stable',
    percent: 10,
    state: unreleased,
    automatic: false,
    ...overrides,
  })
}

const at = (stable: string, setByHand: boolean): State => ({ ...unreleased, stable, setByHand })

describe('publishing by a person', () => {
  test('a new version: stored, live, and kept', () => {
    expect(decide({ state: at('1.0.0', false) })).toEqual({
      kind: 'publish',
      store: true,
      state: { ...at('1.1.0', true), before: ['1.0.0'] },
      live: true,
    })
  })

  test('the first version of a remote: nothing was before it', () => {
    expect(decide()).toMatchObject({ state: { before: [] }, live: true })
  })

  test('over a channel that was set by hand', () => {
    expect(decide({ state: at('1.0.0', true) })).toMatchObject({ live: true })
  })

  test('a canary: beside what is stable', () => {
    expect(decide({ channel: 'canary', state: at('1.0.0', false) })).toMatchObject({
      state: { stable: '1.0.0', canary: { version: '1.1.0', percent: 10, salt: '1.1.0' } },
      live: true,
    })
  })

  test('a preview: the other channels stay', () => {
    expect(decide({ channel: 'preview/new-card', state: at('1.0.0', false) })).toEqual({
      kind: 'publish',
      store: true,
      state: undefined,
      live: true,
    })
  })

  test('for a remote that is disabled: stored, not live', () => {
    const state = { ...at('1.0.0', true), disabled: true }
    expect(decide({ state })).toMatchObject({ state: { stable: '1.1.0', disabled: true }, live: false })
    expect(decide({ state, channel: 'preview/new-card' })).toMatchObject({ state: undefined, live: false })
  })

  test('a version that exists: a conflict, whatever is in it', () => {
    expect(decide({ existing: manifest })).toEqual({ kind: 'conflict' })
  })
})

describe('publishing by a platform start', () => {
  test('a new version: live, and free to move on', () => {
    expect(decide({ automatic: true, state: at('1.0.0', false) })).toMatchObject({
      store: true,
      state: { ...at('1.1.0', false), before: ['1.0.0'] },
      live: true,
    })
  })

  test('over a channel that was set by hand: stored, and the channel stays', () => {
    expect(decide({ automatic: true, state: at('1.0.0', true) })).toEqual({
      kind: 'publish',
      store: true,
      state: undefined,
      live: false,
    })
  })

  test('what is live already: nothing to do', () => {
    expect(decide({ automatic: true, existing: manifest, state: at('1.1.0', true) })).toEqual({
      kind: 'publish',
      store: false,
      state: undefined,
      live: true,
    })
  })

  test('a version from before, since a change was undone: live again', () => {
    expect(decide({ automatic: true, existing: manifest, state: at('1.2.0', false) })).toMatchObject({
      store: false,
      state: { stable: '1.1.0', before: ['1.2.0'] },
      live: true,
    })
  })

  test('other content under a version that exists: a conflict', () => {
    const existing = aManifest(someFiles('two'), { version: '1.1.0' })
    expect(decide({ automatic: true, existing })).toEqual({ kind: 'conflict' })
  })
})

test.each([
  ['0.9.0', '2.0.0', true],
  ['1.9.0', '1.10.0', true],
  ['2.0.0', '2.0.0', false],
  ['2.0.1', '2.0.0', false],
  ['2.0.0-20261124041500', '2.0.0', false],
  ['1.9.9-20261124041500', '2.0.0', true],
])('version %s over %s is older: %s', (version, stable, older) => {
  expect(isOlder(version, stable)).toBe(older)
})
