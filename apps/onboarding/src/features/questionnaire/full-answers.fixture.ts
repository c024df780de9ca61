import { aProfile } from '@rafiq/app-kit/testing/a-profile'
import type { UserProfile } from '@rafiq/contracts/members'
import { type Answers, emptyAnswers } from './answers.ts'

/** A complete new member's answers. */
export const fullAnswers = (overrides: Partial<Answers> = {}): Answers => ({
  ...emptyAnswers,
  email: 'noura@rafiq.test',
  password: 'sand-and-palm-2025',
  hasApartment: 'have-apartment',
  name: 'نورة',
  gender: 'female',
  age: '27',
  phone: '0551234567',
  nationality: 'sa',
  budget: '15000-25000',
  location: 'riyadh',
  area: 'northeast',
  lifestyle: ['working', 'tv-movies'],
  roomSharing: 'separate-room',
  bathroomSharing: 'separate-bathroom',
  ...overrides,
})

/** The profile of the member whose answers these are. */
export const profileOfFullAnswers = (overrides: Partial<UserProfile> = {}): UserProfile =>
  aProfile({
    email: 'noura@rafiq.test',
    name: 'نورة',
    age: 27,
    bathroomSharing: 'separate-bathroom',
    bio: null,
    photoUrl: null,
    ...overrides,
  })

export const aPhoto = {
  filename: 'room.jpg',
  data: 'data:image/jpeg;base64,AAAA',
  type: 'image/jpeg',
  size: 3,
} as const
