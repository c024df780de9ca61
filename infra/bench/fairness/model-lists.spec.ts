import { describe, expect, test } from '@jest/globals'
import { encodeSignature, rotationStart } from '@rafiq/matching'
import { byActivity, byTurn, ModelLists } from './model-lists.ts'
import type { Person } from './people.ts'

const answers = {
  location: 'abha',
  budget: 'under-15000',
  hasApartment: 'need-apartment',
  lifestyle: ['working'],
  roomSharing: 'separate-room',
  bathroomSharing: 'separate-bathroom',
} as const
const now = new Date('2026-11-01T09:00:00Z')

const aPerson = (position: number, more: Partial<Person> = {}): Person => ({
  id: `p${String(position).padStart(4, '0')}`,
  city: 'abha',
  gender: 'female',
  signature: encodeSignature(answers),
  position,
  eagerness: 1,
  lastLook: -position,
  ...more,
})
const people = (count: number, more?: Partial<Person>) =>
  Array.from({ length: count }, (_, index) => aPerson(index, more))
const best = { signature: encodeSignature({ ...answers, hasApartment: 'have-apartment' }) }

describe('list members', () => {
  test('is everybody who fits, where they are fifty at most, the viewer not counted', () => {
    const all = people(51)
    const [viewer] = all
    if (!viewer) throw new Error('There is nobody.')
    expect(new ModelLists(all).choiceOf(viewer)).toEqual({ sure: all, tied: [], places: 0 })
  })

  test('is whoever fits better, and of those of the last score as many as there are places', () => {
    const [viewer, ...twins] = people(61)
    if (!viewer) throw new Error('There is nobody.')
    const better = Array.from({ length: 20 }, (_, index) => aPerson(100 + index, best))
    const { sure, tied, places } = new ModelLists([viewer, ...twins, ...better]).choiceOf(viewer)
    expect(sure).toEqual(better)
    expect(tied).toEqual([viewer, ...twins])
    expect(places).toBe(30)
  })
})

describe('members of equal score', () => {
  const viewer = aPerson(0)
  // A thousandth of the circle apart, so that wherever the viewer begins it is among them.
  const tied = Array.from({ length: 1_000 }, (_, index) => aPerson(index * 2_147_483, { lastLook: -index }))
  const choice = { sure: [], tied, places: 3 }

  test('come by turn from where the viewer begins, around the circle', () => {
    const start = rotationStart(viewer.id, now)
    const first = tied.findIndex(({ position }) => position >= start)
    const expected = [0, 1, 2].map((more) => tied[(first + more) % tied.length])
    expect(byTurn(viewer, choice, now)).toEqual(expected)
  })

  test('come by turn without the viewer, and all of them where there are as many places', () => {
    const three = [viewer, ...tied.slice(1, 3)]
    expect(
      byTurn(viewer, { sure: [], tied: three, places: 2 }, now).toSorted((a, b) => a.position - b.position),
    ).toEqual(three.slice(1))
  })

  test('came before by who looked last, without the viewer', () => {
    const [first, ...others] = tied
    if (!first) throw new Error('There is nobody.')
    expect(byActivity(first, choice)).toEqual(others.slice(0, 3))
  })
})
