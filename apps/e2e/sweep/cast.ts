import type { APIRequestContext } from '@playwright/test'
import {
  chatRoomsSchema,
  demoAccounts,
  demoPassword,
  type Language,
  type MatchCard,
  matchesSchema,
  type RegistrationResult,
  sessionHeader,
} from '@rafiq/contracts'
import { linkedPath, mailTo } from '../support/inbox.ts'
import { aPerson, type Person } from '../support/member.ts'
import { registerByApi, verifyByApi } from '../support/register-by-api.ts'
import { tokenByApi } from '../support/sign-in.ts'
import { expect } from '../support/test.ts'

/** Somebody who is signed in. */
export interface Signed {
  id: string
  email: string
  token: string
}

/** Who looks at the pages. */
export interface Cast {
  request: APIRequestContext
  /** Has a few matches, whom the states contact one after the other. */
  member: Signed
  /** Has reached the limit, and one contact of each outcome. */
  busy: Signed
  /** Matches nobody. */
  alone: Signed
  /** Has declined to share, and is shown to nobody. */
  hidden: Signed
  /** Of the team; has no questionnaire. */
  moderator: Pick<Signed, 'token'>
  /** Has just registered, e-mail not verified: what the server answered. */
  newcomer: RegistrationResult & { email: string }
}

export async function gather(request: APIRequestContext): Promise<Cast> {
  const { email, ...person } = aPerson()
  const [member, busy, alone, hidden, token, answer] = await Promise.all([
    verifiedMember(request, pickyOwner),
    // A man, so that he and the women here are in nobody's way.
    verifiedMember(request, { gender: 'male' }),
    // Two who have an apartment do not look for one another, so that sweep after sweep stays alone there.
    verifiedMember(request, { location: 'unaizah', hasApartment: 'have-apartment' }),
    verifiedMember(request),
    tokenByApi(request, { email: demoAccounts.moderator.email, password: demoPassword }),
    registerByApi(request, { email, ...person }, 'ar'),
  ])
  await useUpContacts(request, busy)
  await decline(request, hidden)
  return { request, member, busy, alone, hidden, moderator: { token }, newcomer: { ...answer, email } }
}

/** Has few matches, as many cards take axe a while, and is none of the next sweep's: both have an apartment. */
const pickyOwner: Partial<Person> = {
  hasApartment: 'have-apartment',
  budget: 'over-25000',
  lifestyle: ['pet-owner'],
  roomSharing: 'willing-to-share-room',
}

/** In a city with a dozen matches. */
async function verifiedMember(request: APIRequestContext, overrides: Partial<Person> = {}): Promise<Signed> {
  const person = aPerson({ location: 'dammam', area: null, ...overrides })
  const { user } = await registerByApi(request, person, 'ar')
  await verifyByApi(request, person.email)
  return { id: user.id, email: person.email, token: await tokenByApi(request, person) }
}

async function decline(request: APIRequestContext, { id, token }: Signed): Promise<void> {
  const response = await request.patch(`/api/users/${id}/consent`, {
    data: { phoneShareConsent: false, isActive: false },
    headers: { [sessionHeader]: token },
  })
  expect(response.status(), await response.text()).toBe(200)
}

/** Two contacts with an outcome, and six that wait. */
async function useUpContacts(request: APIRequestContext, busy: Signed): Promise<void> {
  const [first, second, ...rest] = await newMatches(request, busy)
  if (!first || !second) throw new Error('The demo members hold too few matches')
  await contact(request, busy, first)
  await settle(request, busy, first, 'connected')
  await contact(request, busy, second)
  await settle(request, busy, second, 'failed')
  for (const match of rest.slice(0, 6)) await contact(request, busy, match)
}

/** Matches that were not contacted yet. */
export async function newMatches(request: APIRequestContext, { token }: Signed): Promise<MatchCard[]> {
  const response = await request.get('/api/user/matches', { headers: { [sessionHeader]: token } })
  expect(response.status(), await response.text()).toBe(200)
  const cards = matchesSchema.parse(await response.json())
  return cards.filter(({ connectionStatus }) => connectionStatus === null)
}

const contactsPath = '/api/whatsapp-connections'

export async function contact(
  request: APIRequestContext,
  { id, token }: Signed,
  match: MatchCard,
): Promise<void> {
  const data = { userId: id, matchedUserId: match.id, status: 'contacted' }
  const response = await request.post(contactsPath, { data, headers: { [sessionHeader]: token } })
  expect(response.status(), await response.text()).toBe(201)
}

async function settle(
  request: APIRequestContext,
  { id, token }: Signed,
  match: MatchCard,
  status: 'connected' | 'failed',
): Promise<void> {
  const response = await request.patch(`${contactsPath}/${id}/${match.id}`, {
    data: { status },
    headers: { [sessionHeader]: token },
  })
  expect(response.status(), await response.text()).toBe(200)
}

/** A verification link that nobody has opened yet. */
export async function unusedLink(request: APIRequestContext, language: Language): Promise<string> {
  const person = aPerson()
  await registerByApi(request, person, language)
  return linkedPath(await mailTo(person.email))
}

/** A room of the member's in which the member has said something. */
export async function roomWithMessage(
  request: APIRequestContext,
  { id, token }: Signed,
  content: string,
): Promise<string> {
  const headers = { [sessionHeader]: token }
  const response = await request.get(`/api/users/${id}/chat-rooms`, { headers })
  expect(response.status(), await response.text()).toBe(200)
  const [room] = chatRoomsSchema.parse(await response.json())
  if (!room) throw new Error('The member has no chat room')
  const data = { chatRoomId: room.id, senderId: id, content }
  const sent = await request.post('/api/messages', { data, headers })
  expect(sent.status(), await sent.text()).toBe(201)
  return room.id
}
