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

test('a profile edit never holds e-mail or password', () => {
  expect(Object.keys(toProfileEdit(fullAnswers()))).not.toEqual(expect.arrayContaining(['email']))
  expect(Object.keys(toProfileEdit(fullAnswers()))).not.toEqual(expect.arrayContaining(['password']))
})

test('a profile edit leaves out a photo that stays, sends a new one, and removes one with null', () => {
  expect(toProfileEdit(fullAnswers({ keptPhotoUrl: '/photo' }))).not.toHaveProperty('profilePhoto')
  expect(toProfileEdit(fullAnswers({ profilePhoto: aPhoto })).profilePhoto).toEqual(aPhoto)
  expect(toProfileEdit(fullAnswers()).profilePhoto).toBeNull()
  const moved = fullAnswers({ keptPhotoUrl: '/photo', hasApartment: 'need-apartment' })
  expect(toProfileEdit(moved).profilePhoto).toBeNull()
})
