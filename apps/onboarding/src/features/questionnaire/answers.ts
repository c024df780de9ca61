import type { UserProfile } from '@rafiq/contracts/members'
import { lifestyleSchema, profilePhotoSchema } from '@rafiq/contracts/questionnaire'
import { z } from 'zod'

const text = z.string().catch('')

/** The questionnaire as it is typed: everything a text, empty where nothing was answered. */
export const answersSchema = z.object({
  email: text,
  password: text,
  hasApartment: text,
  name: text,
  gender: text,
  age: text,
  phone: text,
  nationality: text,
  budget: text,
  location: text,
  area: text,
  lifestyle: z.array(lifestyleSchema).catch([]),
  roomSharing: text,
  bathroomSharing: text,
  bio: text,
  profilePhoto: profilePhotoSchema.nullable().catch(null),
  /** The photo that the profile has already, while editing; null once it is removed or replaced. */
  keptPhotoUrl: z.string().nullable().catch(null),
})

export type Answers = z.infer<typeof answersSchema>
export type AnswerName = Exclude<keyof Answers, 'keptPhotoUrl'>
/** A new member's, or a member's own profile. */
export type Mode = 'create' | 'edit'

export const emptyAnswers: Answers = answersSchema.parse({})

/** Pre-fills the form for editing (design, PATCH /api/user/profile). */
export function answersFromProfile(profile: UserProfile): Answers {
  return {
    ...emptyAnswers,
    email: profile.email,
    hasApartment: profile.hasApartment ?? '',
    name: profile.name ?? '',
    gender: profile.gender ?? '',
    age: profile.age === null ? '' : String(profile.age),
    phone: profile.phone === null ? '' : profile.phone.replace(/^966/, '0'),
    nationality: profile.nationality ?? '',
    budget: profile.budget ?? '',
    location: profile.location ?? '',
    area: profile.area ?? '',
    lifestyle: profile.lifestyle ?? [],
    roomSharing: profile.roomSharing ?? '',
    bathroomSharing: profile.bathroomSharing ?? '',
    bio: profile.bio ?? '',
    keptPhotoUrl: profile.photoUrl,
  }
}
