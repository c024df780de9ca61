import type { APIRequestContext } from '@playwright/test'
import {
  type CityKey,
  demoAccounts,
  demoPassword,
  type Language,
  limits,
  type MatchCard,
  type RegistrationResult,
} from '@rafiq/contracts'
import { linkedPath, mailTo } from '../support/inbox.ts'
import { aPerson, type Person } from '../support/member.ts'
import { Members, type Session } from '../support/members.ts'
import { registerByApi } from '../support/register-by-api.ts'

/** Who looks at the pages. */
export interface Cast {
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
  /** Has just registered, e-mail not verified: what the server answered. */
  newcomer: RegistrationResult & { email: string }
}

/** @param location a city with a dozen matches or more, and no other cast: each would be among the other's matches */
export async function gather(request: APIRequestContext, location: CityKey): Promise<Cast> {
  const home = { location, area: null }
  const members = new Members(request, 'ar')
  const [member, busy, alone, hidden, moderator, admin, newcomer] = await Promise.all([
    members.join({ ...home, ...picky }),
    // A man, so that he and the women here are in nobody's way.
    members.join({ ...home, gender: 'male' }),
    // Two who have an apartment do not look for one another, so that sweep after sweep stays alone there.
    members.join({ location: 'unaizah', area: null, hasApartment: 'have-apartment' }),
    members.join(home),
    members.signIn({ email: demoAccounts.moderator.email, password: demoPassword }),
    members.signIn({ email: demoAccounts.admin.email, password: demoPassword }),
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

/** Two contacts with an outcome, and six that wait. */
async function useUpContacts(members: Members, busy: Session): Promise<void> {
  const [first, second, ...rest] = await newMatches(members, busy)
  if (!first || !second) throw new Error('The demo members hold too few matches')
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

/** A room of the member's in which the member has said something. */
export async function roomWithMessage(members: Members, member: Session, content: string): Promise<string> {
  const [room] = await members.rooms(member)
  if (!room) throw new Error('The member has no chat room')
  await members.say(member, room.id, content)
  return room.id
}
