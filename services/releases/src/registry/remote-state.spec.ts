import { describe, expect, test } from '@jest/globals'
import { rehearsalSalt } from '@rafiq/platform-contracts'
import {
  goLive,
  newlyLive,
  promote,
  rollBack,
  type State,
  setCanary,
  setDisabled,
  unreleased,
  yank,
} from './remote-state.ts'

const state = (overrides: Partial<State> = {}): State => ({
  ...unreleased,
  stable: '3.0.0',
  before: ['2.0.0', '1.0.0'],
  fallback: '2.0.0',
  ...overrides,
})
const canary = { version: '4.0.0', percent: 10, salt: 'a' }
const byHand = { setByHand: true }

test('remote state of a first version has it live', () => {
  expect(goLive(unreleased, '1.0.0')).toEqual({ ...unreleased, stable: '1.0.0', ...byHand })
})

test('rollback goes to the version that was live before', () => {
  expect(goLive(state(), '4.0.0').before).toEqual(['3.0.0', '2.0.0', '1.0.0'])
})

test('remote state does not list a version as its own predecessor', () => {
  expect(goLive(state(), '1.0.0').before).toEqual(['3.0.0', '2.0.0'])
})

test('remote state remembers 20 versions', () => {
  const many = Array.from({ length: 30 }, (_, index) => `0.${index}.0`)
  expect(goLive(state({ before: many }), '4.0.0').before).toHaveLength(20)
})

describe('promoting', () => {
  test('ends the canary', () => {
    expect(promote(state({ canary }), '4.0.0')).toEqual({
      kind: 'moved',
      state: state({ stable: '4.0.0', before: ['3.0.0', '2.0.0', '1.0.0'], ...byHand }),
    })
  })

  test('what is live already changes nothing', () => {
    expect(promote(state(), '3.0.0')).toEqual({ kind: 'nothing' })
  })

  test('what is live already ends a canary beside it', () => {
    expect(promote(state({ canary }), '3.0.0')).toEqual({ kind: 'moved', state: state(byHand) })
  })
})

describe('rolling back', () => {
  test.each<[string, Partial<State>, string | undefined, Partial<State>]>([
    ['goes to the version before', {}, undefined, { stable: '2.0.0', before: ['1.0.0'] }],
    [
      'goes to the last healthy version and forgets those between',
      { fallback: '1.0.0' },
      undefined,
      { stable: '1.0.0', before: [] },
    ],
    ['ends a canary and leaves stable', { canary }, undefined, {}],
    ['goes to a version that is named', {}, '1.0.0', { stable: '1.0.0', before: [] }],
    ['goes to one that never was stable', {}, '0.9.0', { stable: '0.9.0' }],
    ['to the live version ends a canary', { canary }, '3.0.0', {}],
    ['ends a canary with stable', { canary }, '2.0.0', { stable: '2.0.0', before: ['1.0.0'] }],
  ])('%s', (_, from, version, to) => {
    expect(rollBack(state(from), version)).toEqual({
      kind: 'moved',
      state: state({ ...from, canary: null, ...to, ...byHand }),
    })
  })

  test('to the live version is nothing to do', () => {
    expect(rollBack(state(), '3.0.0')).toEqual({ kind: 'nothing' })
  })

  test('is refused where there is nothing before', () => {
    expect(rollBack(state({ before: [], fallback: null }), undefined)).toMatchObject({ kind: 'refused' })
  })
})

describe('a canary', () => {
  test('starts beside stable', () => {
    expect(setCanary(state(), canary)).toEqual({ kind: 'moved', state: state({ canary, ...byHand }) })
  })

  test('that grows keeps its salt', () => {
    expect(setCanary(state({ canary }), { ...canary, percent: 50, salt: 'b' })).toEqual({
      kind: 'moved',
      state: state({ canary: { ...canary, percent: 50 }, ...byHand }),
    })
  })

  test('of another version has a salt of its own', () => {
    const next = { version: '5.0.0', percent: 10, salt: 'b' }
    expect(setCanary(state({ canary }), next)).toMatchObject({ state: { canary: next } })
  })

  test('of the same share is nothing to do', () => {
    expect(setCanary(state({ canary }), { ...canary, salt: 'b' })).toEqual({ kind: 'nothing' })
  })

  test('of the stable version is refused', () => {
    expect(setCanary(state(), { ...canary, version: '3.0.0' })).toMatchObject({ kind: 'refused' })
  })

  describe('for an audience', () => {
    const audience = { role: ['staff'] }
    const ofStaff = state({ canary: { ...canary, audience } })
    const audienceAfter = (from: State, wanted: Partial<Parameters<typeof setCanary>[1]>) => {
      const move = setCanary(from, { ...canary, percent: 50, ...wanted })
      return move.kind === 'moved' ? move.state.canary?.audience : move.kind
    }

    test.each([
      ['starts so', state(), { audience }, audience],
      ['is narrowed', state({ canary }), { audience }, audience],
      ['keeps it with another share', ofStaff, {}, audience],
      ['is opened to everybody', ofStaff, { audience: null }, undefined],
      ['gives way to another version for everybody', ofStaff, { version: '5.0.0' }, undefined],
      ['is what it was', ofStaff, { percent: 10, audience: { role: ['staff'] } }, 'nothing'],
      [
        'of a rehearsal is refused',
        state({ canary: { ...canary, salt: rehearsalSalt('1') } }),
        { audience },
        'refused',
      ],
    ])('canary %s', (_, from, wanted, expected) => {
      expect(audienceAfter(from, wanted)).toEqual(expected)
    })

    test('canary ends with its audience', () => {
      for (const move of [
        promote(ofStaff, '4.0.0'),
        rollBack(ofStaff, undefined),
        yank(ofStaff, '4.0.0', true),
      ]) {
        expect(move).toMatchObject({ kind: 'moved', state: { canary: null } })
      }
    })
  })
})

test('disabling a remote twice changes nothing', () => {
  expect(setDisabled(state(), true)).toMatchObject({ kind: 'moved', state: { disabled: true } })
  expect(setDisabled(state({ disabled: true }), true)).toEqual({ kind: 'nothing' })
})

test.each<[string, Partial<State>, Partial<State>, string[]]>([
  ['a canary', {}, { canary }, ['4.0.0']],
  ['nothing where a canary becomes stable', { canary }, { stable: '4.0.0' }, []],
  ['everything where a remote comes back', { canary, disabled: true }, { canary }, ['3.0.0', '4.0.0']],
  ['nothing where it goes', { canary }, { canary, disabled: true }, []],
])('versions newly live for visitors are %s', (_, from, to, versions) => {
  expect(newlyLive(state(from), state(to))).toEqual(versions)
})

describe('yanking', () => {
  test.each<[string, Partial<State>, string, Partial<State>]>([
    [
      'stable goes back to the last healthy version',
      { fallback: '1.0.0', canary },
      '3.0.0',
      { stable: '1.0.0', before: [], canary: null, ...byHand },
    ],
    ['a canary ends it and leaves stable', { canary }, '4.0.0', { canary: null }],
    ['an older version leaves everybody what they have', { canary }, '2.0.0', { before: ['1.0.0'] }],
    ['one that nobody has changes nothing', {}, '0.9.0', {}],
  ])('%s', (_, from, version, to) => {
    expect(yank(state(from), version, false)).toEqual({ kind: 'moved', state: state({ ...from, ...to }) })
  })

  test('stable with nothing before it asks, and leaves nothing once it is confirmed', () => {
    const only = state({ before: [], fallback: null })
    expect(yank(only, '3.0.0', false)).toMatchObject({ kind: 'asks' })
    expect(yank(only, '3.0.0', true)).toMatchObject({ kind: 'moved', state: { stable: null } })
  })
})
