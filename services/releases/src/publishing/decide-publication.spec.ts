import { describe, expect, test } from '@jest/globals'
import { aManifest, someFiles } from '../../test/a-release.ts'
import { decidePublication, type Publication } from './decide-publication.ts'

const manifest = aManifest(someFiles(), { version: '1.1.0' })

function decide(overrides: Partial<Publication> = {}) {
  return decidePublication({
    manifest,
    existing: undefined,
    channel: undefined,
    automatic: false,
    ...overrides,
  })
}

const channel = (version: string, setByHand: boolean) => ({ version, previous: null, setByHand })

describe('a person publishes', () => {
  test('a new version: stored, live, and kept', () => {
    expect(decide({ channel: channel('1.0.0', false) })).toEqual({
      kind: 'publish',
      store: true,
      channel: { version: '1.1.0', previous: '1.0.0', setByHand: true },
      live: true,
    })
  })

  test('the first version of a remote: nothing was before it', () => {
    expect(decide()).toMatchObject({ channel: { previous: null }, live: true })
  })

  test('over a channel that was set by hand', () => {
    expect(decide({ channel: channel('1.0.0', true) })).toMatchObject({ live: true })
  })

  test('a version that exists: a conflict, whatever is in it', () => {
    expect(decide({ existing: manifest })).toEqual({ kind: 'conflict' })
  })
})

describe('a start of the platform publishes', () => {
  test('a new version: live, and free to move on', () => {
    expect(decide({ automatic: true, channel: channel('1.0.0', false) })).toMatchObject({
      store: true,
      channel: { version: '1.1.0', previous: '1.0.0', setByHand: false },
      live: true,
    })
  })

  test('over a channel that was set by hand: stored, and the channel stays', () => {
    expect(decide({ automatic: true, channel: channel('1.0.0', true) })).toEqual({
      kind: 'publish',
      store: true,
      channel: undefined,
      live: false,
    })
  })

  test('what is live already: nothing to do', () => {
    expect(decide({ automatic: true, existing: manifest, channel: channel('1.1.0', true) })).toEqual({
      kind: 'publish',
      store: false,
      channel: undefined,
      live: true,
    })
  })

  test('a version from before, since a change was undone: live again', () => {
    expect(decide({ automatic: true, existing: manifest, channel: channel('1.2.0', false) })).toMatchObject({
      store: false,
      channel: { version: '1.1.0', previous: '1.2.0' },
      live: true,
    })
  })

  test('other content under a version that exists: a conflict', () => {
    const existing = aManifest(someFiles('two'), { version: '1.1.0' })
    expect(decide({ automatic: true, existing })).toEqual({ kind: 'conflict' })
  })
})
