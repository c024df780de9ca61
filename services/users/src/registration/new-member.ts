import type { Registration } from '@rafiq/contracts/members'
import type { Questionnaire } from '@rafiq/contracts/questionnaire'
import type { Language } from '@rafiq/platform-contracts'
import type { Member, Profile } from '../members/member.entity.ts'

/** The answers as they are kept. */
function toProfile(answers: Omit<Questionnaire, 'profilePhoto'>, photoId: string | null): Profile {
  return {
    name: answers.name,
    gender: answers.gender,
    age: answers.age,
    phone: answers.phone,
    nationality: answers.nationality,
    hasApartment: answers.hasApartment,
    budget: answers.budget,
    location: answers.location,
    area: answers.area ?? null,
    lifestyle: answers.lifestyle,
    roomSharing: answers.roomSharing,
    bathroomSharing: answers.bathroomSharing,
    bio: answers.bio || null,
    photoId,
  }
}

/** A member at the moment of registration: unverified, matching on, phone not shared. */
export function newMember(
  registration: Registration,
  given: { id: string; passwordHash: string; language: Language; photoId: string | null; now: Date },
): Member {
  const { id, passwordHash, language, photoId, now } = given
  return {
    id,
    email: registration.email,
    passwordHash,
    // Judged when it counts: once its owner belongs to the staff, at a sign-in.
    passwordStrict: false,
    role: 'user',
    language,
    createdAt: now,
    activeAt: now,
    emailVerifiedAt: null,
    phoneShareConsent: false,
    ownActive: true,
    pausedByStaff: false,
    cityChanges: [],
    habits: null,
    sessionsValidFrom: now,
    version: 0,
    profile: toProfile(registration, photoId),
  }
}
