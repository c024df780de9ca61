import type { APIRequestContext } from '@playwright/test'
import { limits } from '@rafiq/contracts'
import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import type { MatchCard } from '@rafiq/contracts/matching'
import type { RegistrationResult } from '@rafiq/contracts/members'
import type { CityKey } from '@rafiq/contracts/questionnaire'
import { type Language } from '@rafiq/platform-contracts'
import { registerByApi } from '../support/auth-api.ts'
import { mailTo } from '../support/inbox.ts'
import { linkedPath } from '../support/mail.ts'
import { Members, type Session } from '../support/members.ts'
import { aPerson, type Person } from '../support/person.ts'

/** The accounts that the sweep signs in as. */
export interface SweepAccounts {
  request: APIRequestContext
  members: Members
  /** Has a few matches, whom the states contact one after the other. */
  member: Session
  /** Has reached the limit, and one contact of each outcome. */
  busy: Session
  /** Matches nobody. */
  alone: Session
  /** Has declined to share, and is shown to nobody. */
  hidden: Session
  /** Of the team; has no questionnaire. */
  moderator: Pick<Session, 'token'>
  /** Of the team, and may do everything. */
  admin: Pick<Session, 'token'>
  /** Of the team, and runs releases. */
  releases: Pick<Session, 'token'>
  /** Has just registered, e-mail not verified: what the server answered. */
  newcomer: RegistrationResult & { email: string }
}

/** @param location a city with a dozen matches or more and no other worker's accounts: they would be among each other's matches */
export async function createAccounts(request: APIRequestContext, location: CityKey): Promise<SweepAccounts> {
  const home = { location, area: null }
  const members = new Members(request, 'ar')
  const [member, busy, alone, hidden, moderator, admin, releases, newcomer] = await Promise.all([
    members.join({ ...home, ...picky }),
    // A man, so that he and the women here are in nobody's way.
    members.join({ ...home, gender: 'male' }),
    // Two who have an apartment do not look for one another, so that sweep after sweep stays alone there.
    members.join({ location: 'unaizah', area: null, hasApartment: 'have-apartment' }),
    members.join(home),
    members.signIn({ email: demoAccounts.moderator.email, password: demoPassword }),
    members.signIn({ email: demoAccounts.admin.email, password: demoPassword }),
    members.signIn({ email: demoAccounts.releases.email, password: demoPassword }),
    registerAnother(request, 'ar'),
  ])
  await useUpContacts(members, busy)
  await members.consent(hidden, false)
  return {
    members,
    request,
    member,
    busy,
    alone,
    hidden,
    moderator: { token: moderator },
    admin: { token: admin },
    releases: { token: releases },
    newcomer,
  }
}

/** Has few matches, as many cards take axe a while, and is none of the next sweep's: both have an apartment. */
const picky: Partial<Person> = {
  hasApartment: 'have-apartment',
  budget: 'over-25000',
  lifestyle: ['pet-owner'],
  roomSharing: 'willing-to-share-room',
}

/** Two contacts with an outcome, and six that wait; among those that are left is a number to contact. */
async function useUpContacts(members: Members, busy: Session): Promise<void> {
  const matches = await newMatches(members, busy)
  const shared = matches.filter(({ phone }) => phone !== null)
  // Which of equal matches come first depends on the day.
  const [first, second, ...rest] = [...matches.filter(({ phone }) => phone === null), ...shared]
  if (!first || !second || shared.length === 0 || rest.length <= limits.openContacts)
    throw new Error('The demo members hold too few matches')
  await members.contact(busy, first.id)
  await members.settle(busy, first.id, 'connected')
  await members.contact(busy, second.id)
  await members.settle(busy, second.id, 'failed')
  for (const match of rest.slice(0, limits.openContacts)) await members.contact(busy, match.id)
}

/** Matches that were not contacted yet. */
export async function newMatches(members: Members, member: Session): Promise<MatchCard[]> {
  return (await members.matches(member)).filter(({ connectionStatus }) => connectionStatus === null)
}

/** Somebody who has registered and no more. */
async function registerAnother(request: APIRequestContext, language: Language) {
  const person = aPerson()
  return { ...(await registerByApi(request, person, language)), email: person.email }
}

/** A verification link that nobody has opened yet. */
export async function unusedLink(request: APIRequestContext, language: Language): Promise<string> {
  const { email } = await registerAnother(request, language)
  return linkedPath(await mailTo(email))
}

/** A link to a new password that nobody has used yet. */
export async function unusedResetLink(request: APIRequestContext, language: Language): Promise<string> {
  const { email } = await registerAnother(request, language)
  await request.post('/api/auth/forgot-password', { data: { email } })
  return linkedPath(await mailTo(email, 'reset-password'))
}

/** A room of the member's in which the member has said something. */
export async function roomWithMessage(members: Members, member: Session, content: string): Promise<string> {
  const [room] = await members.rooms(member)
  if (!room) throw new Error('The member has no chat room')
  await members.sendMessage(member, room.id, content)
  return room.id
}
