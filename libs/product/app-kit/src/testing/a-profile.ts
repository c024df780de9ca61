import type { UserProfile } from '@rafiq/contracts/members'

/** The caller's own profile: a member in Riyadh who shares no number yet. */
export const aProfile = (overrides: Partial<UserProfile> = {}): UserProfile => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  email: 'sara@rafiq.test',
  role: 'user',
  language: 'ar',
  createdAt: '2025-07-25T22:30:00.000Z',
  phoneShareConsent: false,
  isActive: true,
  pausedByStaff: false,
  staffPause: null,
  cityChanges: { left: 2, nextAt: null },
  name: 'سارة',
  gender: 'female',
  age: 26,
  phone: '966551234567',
  nationality: 'sa',
  hasApartment: 'have-apartment',
  budget: '15000-25000',
  location: 'riyadh',
  area: 'northeast',
  lifestyle: ['working', 'tv-movies'],
  roomSharing: 'separate-room',
  bathroomSharing: 'willing-to-share-bathroom',
  bio: 'أعمل مهندسة وأحب الهدوء.',
  photoUrl: '/photo',
  ...overrides,
})

/** A moderator's: no questionnaire. */
export const aStaffProfile = (overrides: Partial<UserProfile> = {}): UserProfile =>
  aProfile({
    email: 'moderator@rafiq.test',
    role: 'moderator',
    name: null,
    gender: null,
    age: null,
    phone: null,
    nationality: null,
    hasApartment: null,
    budget: null,
    location: null,
    area: null,
    lifestyle: null,
    roomSharing: null,
    bathroomSharing: null,
    bio: null,
    photoUrl: null,
    cityChanges: null,
    ...overrides,
  })
