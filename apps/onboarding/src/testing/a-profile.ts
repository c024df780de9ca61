import type { UserProfile } from '@rafiq/contracts'

/** The profile of a member with the answers of `fullAnswers`. */
export const aProfile = (overrides: Partial<UserProfile> = {}): UserProfile => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  email: 'noura@rafiq.test',
  role: 'user',
  language: 'ar',
  createdAt: '2025-07-25T22:30:00.000Z',
  phoneShareConsent: false,
  isActive: true,
  pausedByStaff: false,
  staffPause: null,
  name: 'نورة',
  gender: 'female',
  age: 27,
  phone: '966551234567',
  nationality: 'sa',
  hasApartment: 'have-apartment',
  budget: '15000-25000',
  location: 'riyadh',
  area: 'northeast',
  lifestyle: ['working', 'tv-movies'],
  roomSharing: 'separate-room',
  bathroomSharing: 'separate-bathroom',
  bio: null,
  photoUrl: null,
  ...overrides,
})
