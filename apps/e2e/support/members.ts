import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { type AgreementSections, type ChatRoom, noSections, type QuestionId } from '@rafiq/contracts/chat'
import type { Connection, Outcome } from '@rafiq/contracts/connections'
import type { MatchCard } from '@rafiq/contracts/matching'
import type { CreatedReport, ReportCategory } from '@rafiq/contracts/moderation'
import { type Language, sessionHeader } from '@rafiq/platform-contracts'
import { registerByApi, tokenByApi, verifyByApi } from './auth-api.ts'
import { aPerson, type Person } from './person.ts'
import { untilServed } from './until-served.ts'

/** Somebody who is signed in. */
export interface Session {
  id: string
  token: string
}

/** Somebody who has joined: what they answered, and a session of theirs. */
export interface Member extends Session {
  person: Person
}

/** Members made by the API, for journeys that begin later than at registering. */
export class Members {
  readonly #request: APIRequestContext
  readonly #language: Language
  /** With the session that they joined with, if any. */
  readonly #made = new Map<Person, string | undefined>()

  constructor(request: APIRequestContext, language: Language) {
    this.#request = request
    this.#language = language
  }

  /** Somebody who registers by the pages; deleted afterwards like the others. */
  willJoin(person: Person): void {
    this.#made.set(person, undefined)
  }

  /** Registered, with an e-mail that is not verified yet. */
  async register(overrides: Partial<Person> = {}): Promise<Person> {
    return (await this.#register(overrides)).person
  }

  /** Registered, verified and signed in. */
  async join(overrides: Partial<Person> = {}): Promise<Member> {
    const { person, id } = await this.#register(overrides)
    await verifyByApi(this.#request, person.email)
    const token = await this.signIn(person)
    this.#made.set(person, token)
    return { person, id, token }
  }

  /** One more session. */
  signIn(person: Pick<Person, 'email' | 'password'>): Promise<string> {
    return tokenByApi(this.#request, person)
  }

  matches({ token }: Session): Promise<MatchCard[]> {
    return this.#call('GET', '/api/user/matches', token)
  }

  rooms({ id, token }: Session): Promise<ChatRoom[]> {
    return this.#call('GET', `/api/users/${id}/chat-rooms`, token)
  }

  sendMessage({ id, token }: Session, chatRoomId: string, content: string): Promise<unknown> {
    return this.#call('POST', '/api/messages', token, { chatRoomId, senderId: id, content })
  }

  /** Writes the first version of what the two of a room agree on. */
  saveAgreement(
    { token }: Session,
    chatRoomId: string,
    sections: Partial<AgreementSections>,
  ): Promise<unknown> {
    const body = { version: 0, sections: { ...noSections, ...sections } }
    return this.#call('PUT', `/api/chat-rooms/${chatRoomId}/agreement`, token, body)
  }

  /** A question that one asks and both answer. */
  async answerQuestion(
    [asker, other]: [Session, Session],
    chatRoomId: string,
    question: QuestionId,
    answers: [string, string],
  ) {
    const path = `/api/chat-rooms/${chatRoomId}/question-cards`
    const asked = { question, clientId: randomUUID() }
    const { id } = await this.#call<{ id: string }>('POST', path, asker.token, asked)
    for (const [index, { token }] of [asker, other].entries()) {
      const answer = { content: answers[index], clientId: randomUUID(), replaces: null }
      await this.#call('PUT', `${path}/${id}/answer`, token, answer)
    }
  }

  /** Reports somebody's profile to the team. */
  report(
    { token }: Session,
    memberId: string,
    category: ReportCategory,
    words: string,
  ): Promise<CreatedReport> {
    return this.#call('POST', '/api/reports', token, {
      subject: { kind: 'profile', memberId },
      category,
      words,
    })
  }

  connections({ token }: Session): Promise<Connection[]> {
    return this.#call('GET', '/api/users/connections', token)
  }

  /** Agrees to share the number, or stops it together with matching. */
  consent({ id, token }: Session, share: boolean): Promise<unknown> {
    return this.#call('PATCH', `/api/users/${id}/consent`, token, {
      phoneShareConsent: share,
      isActive: share,
    })
  }

  contact({ id, token }: Session, matchedUserId: string): Promise<unknown> {
    return this.#call('POST', '/api/whatsapp-connections', token, {
      userId: id,
      matchedUserId,
      status: 'contacted',
    })
  }

  settle({ id, token }: Session, matchedUserId: string, status: Outcome): Promise<unknown> {
    return this.#call('PATCH', `/api/whatsapp-connections/${id}/${matchedUserId}`, token, { status })
  }

  /** Ends every session of this member, as from another device. */
  signOutEverywhere({ token }: Session): Promise<unknown> {
    return this.#call('POST', '/api/auth/logout?everywhere=true', token)
  }

  /** Whether this token still opens anything. */
  async hasSession({ token }: Pick<Session, 'token'>): Promise<boolean> {
    const response = await this.#request.get('/api/user/profile', { headers: { [sessionHeader]: token } })
    return response.ok()
  }

  /** Deletes an account, as its member would. */
  async leave({ token }: Session): Promise<void> {
    expect((await this.#delete(token)).ok()).toBe(true)
  }

  /** Deletes everybody who was made and still is there; who never verified lapses by themselves. */
  async erase(): Promise<void> {
    for (const [{ email, password }, joined] of this.#made) {
      // A sign-in costs more than all the rest, and most sessions last until here.
      if (joined !== undefined && (await this.#delete(joined)).ok()) continue
      const response = await this.#request.post('/api/auth/login', { data: { email, password } })
      if (!response.ok()) continue
      const { token } = (await response.json()) as { token: string }
      const deleted = await this.#delete(token)
      expect(deleted.ok(), `deleting: ${deleted.status()}`).toBe(true)
    }
  }

  async #register(overrides: Partial<Person>): Promise<{ person: Person; id: string }> {
    const person = aPerson(overrides)
    this.willJoin(person)
    const { user } = await registerByApi(this.#request, person, this.#language)
    return { person, id: user.id }
  }

  #delete(token: string): Promise<APIResponse> {
    return this.#request.delete('/api/user/delete', { headers: { [sessionHeader]: token } })
  }

  async #call<T>(method: string, path: string, token: string, data?: object): Promise<T> {
    const headers = { [sessionHeader]: token }
    const options = { method, headers, ...(data && { data }) }
    const response = await untilServed(() => this.#request.fetch(path, options))
    const text = await response.text()
    expect(response.ok(), `${method} ${path}: ${response.status()} ${text}`).toBe(true)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }
}
