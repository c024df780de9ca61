import { describe, expect, test } from '@jest/globals'
import { languageSchema } from '@rafiq/platform-contracts'
import { roleSchema } from './accounts/role-schema.ts'
import { connectionStatusSchema } from './connections/connections.ts'
import {
  apartmentChoiceSchema,
  bathroomSharingSchema,
  budgetSchema,
  genderSchema,
  lifestyleSchema,
  roomSharingSchema,
} from './questionnaire/choice-schemas.ts'

describe.each([
  ['budget', budgetSchema, ['under-15000', '15000-25000', 'over-25000']],
  ['room sharing', roomSharingSchema, ['willing-to-share-room', 'separate-room']],
  ['bathroom sharing', bathroomSharingSchema, ['willing-to-share-bathroom', 'separate-bathroom']],
  [
    'lifestyle',
    lifestyleSchema,
    ['studying', 'working', 'sports-watching', 'video-games', 'tv-movies', 'pet-owner'],
  ],
  ['gender', genderSchema, ['female', 'male']],
  ['apartment', apartmentChoiceSchema, ['have-apartment', 'need-apartment']],
  [
    'connection status',
    connectionStatusSchema,
    ['contacted', 'pending_response', 'connected', 'failed', 'expired', 'declined'],
  ],
  ['language', languageSchema, ['ar', 'en']],
] as const)('%s', (_name, schema, values) => {
  test('has exactly the values of the spec', () => {
    expect(schema.options).toEqual(values)
  })

  test.each(['', 'other', values[0].toUpperCase()])('rejects %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false)
  })
})

test('role has the values of the spec, and one more for who runs releases (decision 54)', () => {
  expect(roleSchema.options).toEqual(['user', 'moderator', 'admin', 'releases'])
})
