import { describe, expect, test } from '@jest/globals'
import { commonHabitsSchema, type Habits } from '@rafiq/contracts/habits'
import type { Lifestyle } from '@rafiq/contracts/questionnaire'
import { commonHabits } from './common-habits.ts'

const answered = (habits: Omit<Habits, 'dealBreakers'> | null, lifestyle: Lifestyle[] = ['working']) => ({
  habits: habits && { ...habits, dealBreakers: ['smoking' as const] },
  lifestyle,
})

describe('the habits of two members', () => {
  test('are those which both answered, without the deal-breakers', () => {
    const viewer = answered({ rhythm: 'early-bird', guests: 'rarely', prayer: 'private' })
    const match = answered({ rhythm: 'night-owl', guests: 'rarely', cooking: 'daily' })
    const common = commonHabits(viewer, match)
    expect(common).toEqual({
      yours: { rhythm: 'early-bird', guests: 'rarely' },
      theirs: { rhythm: 'night-owl', guests: 'rarely' },
    })
    expect(commonHabitsSchema.parse(common)).toEqual(common)
  })

  test.each([
    ['the viewer has no card', answered(null), answered({ guests: 'often' })],
    ['the match has no card', answered({ guests: 'often' }), answered(null)],
    ['neither answered what the other did', answered({ guests: 'often' }), answered({ prayer: 'private' })],
    ['only deal-breakers were given', answered({}), answered({})],
  ])('are nothing where %s', (_why, viewer, match) => {
    expect(commonHabits(viewer, match)).toBeNull()
  })

  test('name a pet that the questionnaire knows of, whatever the card says about pets', () => {
    const owner = answered({ pets: 'no-pets' }, ['pet-owner'])
    expect(commonHabits(owner, answered({ pets: 'pet-friendly' }))).toEqual({
      yours: { pets: 'pet-owner' },
      theirs: { pets: 'pet-friendly' },
    })
  })
})
