import { describe, expect, test } from '@jest/globals'
import { habitChoices, habits } from './habit-choices.ts'
import { commonHabitsSchema, habitsSchema, shownHabits } from './habits.ts'

test("habits have the spec's second list", () => {
  const { atmosphere, rhythm, smoking, pets } = habitChoices
  expect([...atmosphere, ...rhythm, ...smoking, ...pets]).toEqual([
    'quiet',
    'social',
    'early-bird',
    'night-owl',
    'non-smoker',
    'smoker',
    'no-pets',
    'pet-friendly',
  ])
})

describe('a card of habits', () => {
  test.each(habits)('may answer %s alone, by each of its choices and by no other', (habit) => {
    for (const value of habitChoices[habit]) {
      expect(habitsSchema.parse({ [habit]: value, dealBreakers: [] })).toEqual({
        [habit]: value,
        dealBreakers: [],
      })
    }
    for (const value of ['', 'other', null, 1, [habitChoices[habit][0]]]) {
      expect(habitsSchema.safeParse({ [habit]: value, dealBreakers: [] }).success).toBe(false)
    }
  })

  test.each([
    ['without a list of deal-breakers', {}],
    ['with an unknown deal-breaker', { dealBreakers: ['guests'] }],
    ['with a deal-breaker twice', { dealBreakers: ['smoking', 'smoking'] }],
    ['with a habit that there is not', { dealBreakers: [], nationality: 'sa' }],
    ['with a pet owner, which is the questionnaire’s', { dealBreakers: [], pets: 'pet-owner' }],
  ])('is refused %s', (_what, card) => {
    expect(habitsSchema.safeParse(card).success).toBe(false)
  })
})

describe('habits as others see them', () => {
  test('have no deal-breakers', () => {
    expect(shownHabits({ guests: 'often', dealBreakers: ['pets'] }, ['working'])).toEqual({ guests: 'often' })
  })

  test('say of a pet owner of the questionnaire that there is a pet', () => {
    const shown = shownHabits({ pets: 'no-pets', dealBreakers: [] }, ['pet-owner'])
    expect(shown).toEqual({ pets: 'pet-owner' })
    expect(commonHabitsSchema.parse({ yours: shown, theirs: shown }).theirs).toEqual(shown)
  })
})
