import { defineEntity, p } from '@mikro-orm/core'
import type { InferKyselyTable } from '@mikro-orm/postgresql'
import type { Role } from '@rafiq/contracts/accounts'
import type { Habits } from '@rafiq/contracts/habits'
import type {
  ApartmentChoice,
  AreaKey,
  BathroomSharing,
  Budget,
  CityKey,
  Gender,
  Lifestyle,
  NationalityKey,
  RoomSharing,
} from '@rafiq/contracts/questionnaire'
import type { Language } from '@rafiq/platform-contracts'

const ProfileSchema = defineEntity({
  name: 'Profile',
  embeddable: true,
  properties: {
    name: p.string(),
    gender: p.string().$type<Gender>(),
    age: p.integer(),
    phone: p.string(),
    nationality: p.string().$type<NationalityKey>(),
    hasApartment: p.string().$type<ApartmentChoice>(),
    budget: p.string().$type<Budget>(),
    location: p.string().$type<CityKey>(),
    area: p.string().$type<AreaKey>().nullable(),
    lifestyle: p.array().$type<Lifestyle[]>(),
    roomSharing: p.string().$type<RoomSharing>(),
    bathroomSharing: p.string().$type<BathroomSharing>(),
    bio: p.text().nullable(),
    photoId: p.uuid().nullable(),
  },
})

/** The questionnaire's answers (spec §3). `photoId` names the apartment's photo in the object storage. */
export class Profile extends ProfileSchema.class {}
ProfileSchema.setClass(Profile)

const MemberSchema = defineEntity({
  name: 'Member',
  tableName: 'members',
  properties: {
    id: p.uuid().primary(),
    email: p.string(),
    passwordHash: p.string(),
    /** Whether the password is one that staff may have; false also where nobody has looked since it was set. */
    passwordStrict: p.boolean(),
    role: p.string().$type<Role>(),
    language: p.string().$type<Language>(),
    createdAt: p.datetime(),
    /** Of the last sign-in or look at the matches, at most an hour old. */
    activeAt: p.datetime(),
    emailVerifiedAt: p.datetime().nullable(),
    phoneShareConsent: p.boolean(),
    /** The member's own switch; a pause by staff is kept apart, so that neither undoes the other. */
    ownActive: p.boolean(),
    pausedByStaff: p.boolean(),
    /** When the city changed, oldest first, as far as the limit looks back (`city-changes.ts`). */
    cityChanges: p.json().$type<string[]>(),
    /** The optional card of habits, with the deal-breakers; null where nothing is answered. */
    habits: p.json().$type<Habits>().nullable(),
    /** Sessions confirmed before this are dead, whatever Redis says. */
    sessionsValidFrom: p.datetime(),
    /** Grows with every change that others learn of. */
    version: p.integer(),
    /** Staff have none. */
    profile: p.embedded(Profile).prefix(false).nullable(),
  },
})

/** An account, with the questionnaire's answers where it has them. */
export class Member extends MemberSchema.class {}
MemberSchema.setClass(Member)

type ProfileColumns = InferKyselyTable<typeof ProfileSchema>

/** The table `members` for typed queries: the answers are columns of it, all null for staff. */
export interface MemberTables {
  members: Omit<InferKyselyTable<typeof MemberSchema>, 'profile'> & {
    [C in keyof ProfileColumns]: ProfileColumns[C] | null
  }
}

/** Visible in others' matches: the member's own wish and not paused by staff. */
export const isActive = (member: Pick<Member, 'ownActive' | 'pausedByStaff'>): boolean =>
  member.ownActive && !member.pausedByStaff
