import { describe, expect, test } from '@jest/globals'
import { compareHabits } from './compare-habits.ts'

describe('the habits of two', () => {
  test('are alike where both answered the same, and to talk about else, in the order of the questions', () => {
    const yours = { cleaning: 'right-away', guests: 'often', rhythm: 'early-bird' } as const
    const theirs = { rhythm: 'early-bird', guests: 'rarely', cleaning: 'fixed-days' } as const
    expect(compareHabits({ yours, theirs })).toEqual({
      alike: ['rhythm'],
      toTalkAbout: ['guests', 'cleaning'],
    })
  })

  test('are alike where one owns a pet and the other welcomes them, whoever of the two it is', () => {
    const [owner, friend] = [{ pets: 'pet-owner' }, { pets: 'pet-friendly' }] as const
    for (const [yours, theirs] of [
      [owner, friend],
      [friend, owner],
    ] as const) {
      expect(compareHabits({ yours, theirs })).toEqual({ alike: ['pets'], toTalkAbout: [] })
    }
  })

  test('are to talk about where one wants no pets and the other owns one or welcomes them', () => {
    for (const pets of ['pet-owner', 'pet-friendly'] as const) {
      expect(compareHabits({ yours: { pets: 'no-pets' }, theirs: { pets } }).toTalkAbout).toEqual(['pets'])
    }
  })

  test('leave out what one of them did not answer', () => {
    expect(compareHabits({ yours: { guests: 'often' }, theirs: { prayer: 'private' } })).toEqual({
      alike: [],
      toTalkAbout: [],
    })
  })
})
