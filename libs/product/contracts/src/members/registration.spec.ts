import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { validationKeyOf, validationMessages } from '../validation-messages.ts'
import { registrationSchema } from './registration.ts'

const valid = {
  email: ' Sara@Example.com ',
  password: 'secret',
  hasApartment: 'have-apartment',
  name: ' سارة ',
  gender: 'female',
  age: 24,
  phone: '٠٥٥ ١٢٣ ٤٥٦٧',
  nationality: 'sa',
  budget: '15000-25000',
  location: 'riyadh',
  area: 'northeast',
  lifestyle: ['working', 'tv-movies'],
  roomSharing: 'separate-room',
  bathroomSharing: 'separate-bathroom',
}

function messagesFor(overrides: Record<string, unknown>): Record<string, string> {
  const result = registrationSchema.safeParse({ ...valid, ...overrides })
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  )
}

test('a registration trims texts, lowers the e-mail and folds the phone', () => {
  expect(registrationSchema.parse(valid)).toMatchObject({
    email: 'sara@example.com',
    name: 'سارة',
    phone: '966551234567',
  })
})

describe('a registration is rejected with the sentence of the rule', () => {
  const photo = { filename: 'a.png', data: 'data:image/png;base64,AA==', type: 'image/png', size: 1 }
  test.each([
    ['email', { email: 'nobody' }, 'email'],
    ['password', { password: '12345' }, 'passwordShort'],
    ['age', { age: 17 }, 'ageUnder18'],
    ['age', { age: 100 }, 'ageRange'],
    ['age', { age: '24' }, 'ageRange'],
    ['phone', { phone: '123' }, 'phone'],
    ['name', { name: '   ' }, 'required'],
    ['gender', { gender: 'other' }, 'choice'],
    ['location', { location: 'cairo', area: null }, 'choice'],
    ['area', { area: undefined }, 'areaRequired'],
    ['area', { location: 'jeddah' }, 'areaUnknown'],
    ['lifestyle', { lifestyle: [] }, 'lifestyle'],
    ['lifestyle', { lifestyle: ['working', 'working'] }, 'choice'],
    ['profilePhoto', { hasApartment: 'need-apartment', profilePhoto: photo }, 'photoWithoutApartment'],
    ['profilePhoto.type', { profilePhoto: { ...photo, type: 'image/gif' } }, 'photoType'],
    ['profilePhoto.size', { profilePhoto: { ...photo, size: 6_000_000 } }, 'photoSize'],
  ] as const)('%s %j', (path, overrides, key) => {
    expect(messagesFor(overrides)).toEqual({ [path]: validationMessages[key] })
  })
})

describe('the photo', () => {
  const photo = { filename: 'a.png', data: 'data:image/png;base64,AA==', type: 'image/png', size: 1 }
  const withPhoto = (profilePhoto: object) =>
    registrationSchema.safeParse({ ...valid, hasApartment: 'have-apartment', profilePhoto })

  test('has a filename, a data URL, a type and a size', () => {
    expect(withPhoto(photo).data?.profilePhoto).toEqual(photo)
  })

  test.each(['filename', 'data', 'type', 'size'])('is rejected without its %s', (part) => {
    expect(withPhoto({ ...photo, [part]: undefined }).success).toBe(false)
  })

  test('is rejected where its data is a link', () => {
    expect(withPhoto({ ...photo, data: 'https://example.com/a.png' }).success).toBe(false)
  })

  test.each([
    ['image/jpeg', 5 * 1024 * 1024, true],
    ['image/png', 5 * 1024 * 1024, true],
    ['image/webp', 5 * 1024 * 1024, true],
    ['image/webp', 5 * 1024 * 1024 + 1, false],
    ['image/gif', 1, false],
  ])('of %s with %d bytes: %s', (type, size, taken) => {
    expect(withPhoto({ ...photo, type, size }).success).toBe(taken)
  })
})

test.each([18, 99])('a registration accepts the age of %d', (age) => {
  expect(messagesFor({ age })).toEqual({})
})

test('a registration accepts a password of six characters', () => {
  expect(messagesFor({ password: '123456' })).toEqual({})
})

test('a registration needs neither bio nor photo', () => {
  expect(messagesFor({ bio: undefined, profilePhoto: undefined })).toEqual({})
  expect(messagesFor({ bio: null, profilePhoto: null })).toEqual({})
})

test('a registration names every missing answer', () => {
  expect(
    Object.keys(messagesFor(Object.fromEntries(Object.keys(valid).map((key) => [key, undefined])))).sort(),
  ).toEqual(
    Object.keys(valid)
      .filter((key) => key !== 'area')
      .sort(),
  )
})

test('each validation sentence leads back to its key', () => {
  for (const [key, sentence] of Object.entries(validationMessages))
    expect(validationKeyOf(sentence)).toBe(key)
  expect(validationKeyOf('Invalid input')).toBeNull()
})

test('the registration schema becomes a JSON schema', () => {
  expect(z.toJSONSchema(registrationSchema, { io: 'input' })).toHaveProperty('$defs.Registration.required')
})
