import { describe, expect, test } from '@jest/globals'
import { validationMessages } from '@rafiq/contracts'
import { checkAnswers } from './check-answers.ts'
import { fullAnswers } from './full-answers.fixture.ts'

const problems = (overrides: Parameters<typeof fullAnswers>[0], mode: 'create' | 'edit' = 'create') =>
  Object.fromEntries(checkAnswers(fullAnswers(overrides), mode))

test('complete answers have no problem', () => {
  expect(problems({})).toEqual({})
})

describe('age', () => {
  test("below 18 is refused with the spec's sentence", () => {
    expect(problems({ age: '17' })).toEqual({ age: validationMessages.ageUnder18 })
  })
  test('in Arabic digits counts', () => {
    expect(problems({ age: '١٨' })).toEqual({})
    expect(problems({ age: '١٧' })).toEqual({ age: validationMessages.ageUnder18 })
  })
  test('above 99 or in words is refused', () => {
    expect(problems({ age: '99' })).toEqual({})
    expect(problems({ age: '100' })).toEqual({ age: validationMessages.ageRange })
    expect(problems({ age: 'twenty' })).toEqual({ age: validationMessages.ageRange })
  })
})

test.each(['0551234567', '٠٥٥١٢٣٤٥٦٧', '+966 55 123 4567', '00966551234567'])(
  'questionnaire accepts %s as a phone number',
  (phone) => {
    expect(problems({ phone })).toEqual({})
  },
)

test('a phone that is no Saudi mobile is refused', () => {
  expect(problems({ phone: '0112345678' })).toEqual({ phone: validationMessages.phone })
})

test('an area is required in Riyadh even while later steps are empty', () => {
  expect(problems({ area: '', lifestyle: [] })).toEqual({
    area: validationMessages.areaRequired,
    lifestyle: validationMessages.lifestyle,
  })
})

test('e-mail and password are checked only for a new member', () => {
  expect(problems({ email: 'x', password: '12345' })).toEqual({
    email: validationMessages.email,
    password: validationMessages.passwordShort,
  })
  expect(problems({ email: 'x', password: '' }, 'edit')).toEqual({})
})
