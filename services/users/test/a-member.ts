import type { Member, Profile } from '../src/members/member.entity.ts'

/** Questionnaire answers of a woman in northeastern Riyadh who needs an apartment. */
export function aProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    name: 'نورة العتيبي',
    gender: 'female',
    age: 27,
    phone: '966512345678',
    nationality: 'sa',
    hasApartment: 'need-apartment',
    budget: '15000-25000',
    location: 'riyadh',
    area: 'northeast',
    lifestyle: ['working', 'tv-movies'],
    roomSharing: 'separate-room',
    bathroomSharing: 'willing-to-share-bathroom',
    bio: 'أحب الهدوء والقراءة.',
    photoId: null,
    ...overrides,
  } as Profile
}

/** A verified, active member. */
export function aMember(overrides: Partial<Member> = {}): Member {
  const since = new Date('2026-01-01T00:00:00Z')
  return {
    id: '01900000-0000-7000-8000-000000000001',
    email: 'noura@rafiq.test',
    passwordHash: 'x',
    passwordStrict: false,
    role: 'user',
    language: 'ar',
    createdAt: since,
    activeAt: since,
    emailVerifiedAt: since,
    phoneShareConsent: false,
    ownActive: true,
    pausedByStaff: false,
    cityChanges: [],
    habits: null,
    sessionsValidFrom: since,
    version: 1,
    profile: aProfile(),
    ...overrides,
  } as Member
}
