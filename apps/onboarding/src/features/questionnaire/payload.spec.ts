import { expect, test } from '@jest/globals'
import { aPhoto, fullAnswers } from './full-answers.fixture.ts'
import { toProfileEdit, toRegistration } from './payload.ts'

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
