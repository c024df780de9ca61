import { defineEntity, p } from '@mikro-orm/core'
import type { Language, Role } from '@rafiq/contracts'
import { Profile } from './profile.entity.ts'

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
    /** Sessions confirmed before this are dead, whatever Redis says. */
    sessionsValidFrom: p.datetime(),
    /** Grows with every change that others hear of. */
    version: p.integer(),
    /** Staff have none. */
    profile: p.embedded(Profile).prefix(false).nullable(),
  },
})

/** An account, with the questionnaire's answers where it has them. */
export class Member extends MemberSchema.class {}
MemberSchema.setClass(Member)

/** Visible in others' matches: the member's own wish and not paused by staff. */
export const isActive = (member: Pick<Member, 'ownActive' | 'pausedByStaff'>): boolean =>
  member.ownActive && !member.pausedByStaff
