import { describe, expect, test } from '@jest/globals'
import { validationMessages } from '@rafiq/contracts'
import { aPhoto, fullAnswers } from './full-answers.fixture.ts'
import { checkAnswers, toProfileEdit, toRegistration } from './payload.ts'

test('a registration sends the age as a number and the phone as it is dialled, from any digits', () => {
  const body = toRegistration(fullAnswers({ age: '٢٧', phone: '٠٥٥١٢٣٤٥٦٧' }), 'ar')
  expect(body).toMatchObject({ age: 27, phone: '966551234567', language: 'ar', email: 'noura@rafiq.test' })
})

test('a registration drops the area of another city and the photo of somebody without an apartment', () => {
  const body = toRegistration(
    fullAnswers({ location: 'jeddah', hasApartment: 'need-apartment', profilePhoto: aPhoto }),
    'en',
  )
  expect(body.area).toBeNull()
  expect(body.profilePhoto).toBeNull()
})

test('a registration sends the photo of an apartment', () => {
  expect(toRegistration(fullAnswers({ profilePhoto: aPhoto }), 'en').profilePhoto).toEqual(aPhoto)
})

test('a profile edit holds the answers of its section, and never e-mail or password', () => {
  expect(toProfileEdit(fullAnswers(), 1)).toEqual({ hasApartment: 'have-apartment' })
  expect(Object.keys(toProfileEdit(fullAnswers(), 2))).toEqual([
    'name',
    'gender',
    'age',
    'phone',
    'nationality',
  ])
  expect(toProfileEdit(fullAnswers({ location: 'jeddah', area: 'northeast' }), 4)).toEqual({
    location: 'jeddah',
    area: null,
  })
})

test('a profile edit leaves out a photo that stays, sends a new one, and removes one with null', () => {
  expect(toProfileEdit(fullAnswers({ keptPhotoUrl: '/photo' }), 5)).not.toHaveProperty('profilePhoto')
  expect(toProfileEdit(fullAnswers({ profilePhoto: aPhoto }), 5).profilePhoto).toEqual(aPhoto)
  expect(toProfileEdit(fullAnswers(), 5).profilePhoto).toBeNull()
  const moved = fullAnswers({ keptPhotoUrl: '/photo', hasApartment: 'need-apartment' })
  expect(toProfileEdit(moved, 1)).toEqual({ hasApartment: 'need-apartment', profilePhoto: null })
  expect(toProfileEdit(moved, 3)).not.toHaveProperty('profilePhoto')
})

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
