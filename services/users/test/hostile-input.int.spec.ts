import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  aMemberSnapshot,
  aRegistration,
  calledBy,
  offendingAnswers,
  type SampleCall,
  uniqueEmail,
  withoutSample,
} from '@rafiq/testing'
import { type Member, UsersService } from './users-service.ts'

let users: UsersService
let samples: SampleCall[]

const id = '01900000-0000-7000-8000-00000000000a'
const newPassword = { password: 'a-new-password' }
const connections = calledBy('connections')
const moderation = calledBy('moderation')
const until = '2999-01-01T00:00:00.000Z'
const change = aMemberSnapshot(id, { gender: null, location: null })
const noToken = 'x'.repeat(43)
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} }
const proof = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' }
const passkey = { challengeId: noToken, passkey: { ...credential, response: proof } }
const attested = { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }
const aSubscription = {
  endpoint: 'https://push.invalid/x',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
}
const notice = { template: 'paused', words: 'text', until }

const samplesFor = (member: Member, other: Member): SampleCall[] => {
  const headers = { 'x-session-token': member.token }
  const { email: _, password: __, ...edit } = aRegistration({ bio: 'text' }).build()
  return [
    {
      method: 'POST',
      path: '/api/users/with-matching',
      body: aRegistration({ bio: 'text', language: 'ar' }).build(),
    },
    {
      method: 'POST',
      path: '/api/users/registration-challenge',
      headers: { 'x-registration-proof': 'x' },
    },
    { method: 'POST', path: '/api/auth/login', body: { email: uniqueEmail(), password: 'x' } },
    {
      method: 'POST',
      path: '/api/auth/logout',
      query: { everywhere: 'false' },
      headers: { 'x-session-token': 'x' },
    },
    { method: 'POST', path: '/api/auth/verify-email', body: { token: 'x' } },
    { method: 'POST', path: '/api/auth/resend-verification', body: { email: uniqueEmail() } },
    { method: 'POST', path: '/api/auth/forgot-password', body: { email: uniqueEmail() } },
    { method: 'POST', path: '/api/auth/reset-password', body: { token: 'x', ...newPassword } },
    { method: 'POST', path: '/api/auth/reset-password/check', body: { token: 'x' } },
    {
      method: 'POST',
      path: '/api/auth/change-password',
      headers,
      body: { currentPassword: 'not-it', ...newPassword },
    },
    { method: 'POST', path: '/api/auth/second-factor/options', body: { pending: noToken } },
    { method: 'POST', path: '/api/auth/second-factor', body: { pending: noToken, totp: '123456' } },
    { method: 'POST', path: '/api/auth/second-factor', body: { pending: noToken, ...passkey } },
    { method: 'POST', path: '/api/auth/passkey', body: passkey },
    { method: 'POST', path: '/api/auth/step-up', headers, body: { password: 'not-it' } },
    { method: 'POST', path: '/api/auth/step-up', headers, body: passkey },
    {
      method: 'POST',
      path: '/api/user/factors/totp/confirm',
      headers,
      body: { enrolmentId: noToken, code: '123456' },
    },
    {
      method: 'POST',
      path: '/api/user/factors/passkeys',
      headers,
      body: { challengeId: noToken, name: 'text', passkey: attested },
    },
    {
      method: 'PATCH',
      path: '/api/user/factors/passkeys/{id}',
      params: { id },
      headers,
      body: { name: 'text' },
    },
    { method: 'DELETE', path: '/api/user/factors/passkeys/{id}', params: { id }, headers },
    { method: 'DELETE', path: '/api/user/sessions/{id}', params: { id: noToken }, headers },
    { method: 'GET', path: '/api/user/profile', headers },
    { method: 'PATCH', path: '/api/user/profile', headers, body: edit },
    {
      method: 'PATCH',
      path: '/api/users/{id}/consent',
      params: { id: member.id },
      headers,
      body: { phoneShareConsent: true, isActive: true, wording: 'results.consent@1', language: 'ar' },
    },
    { method: 'GET', path: '/api/user/matches', headers },
    {
      method: 'GET',
      path: '/api/users/{id}/photo',
      params: { id: other.id },
      query: { photo: id, viewer: member.id, expires: '4102444800', signature: 'x' },
    },
    { method: 'PUT', path: '/api/user/blocks/{memberId}', params: { memberId: other.id }, headers },
    { method: 'DELETE', path: '/api/user/blocks/{memberId}', params: { memberId: other.id }, headers },
    {
      method: 'PUT',
      path: '/api/user/match-marks/{memberId}',
      params: { memberId: other.id },
      headers,
      body: { mark: 'saved' },
    },
    { method: 'DELETE', path: '/api/user/match-marks/{memberId}', params: { memberId: other.id }, headers },
    {
      method: 'PATCH',
      path: '/api/user/away-notices',
      headers,
      body: { mail: { message: true }, quietHours: { from: 22, until: 8 } },
    },
    {
      method: 'PUT',
      path: '/api/user/habits',
      headers,
      body: { smoking: 'non-smoker', dealBreakers: ['smoking'] },
    },
    { method: 'PUT', path: '/api/user/push-subscription', headers, body: aSubscription },
    { method: 'DELETE', path: '/api/user/push-subscription', headers },
    {
      method: 'POST',
      path: '/api/user/push-subscription/renewal',
      body: {
        before: { endpoint: aSubscription.endpoint, auth: aSubscription.keys.auth },
        after: aSubscription,
      },
    },
    { method: 'GET', path: '/api/away-notices/unsubscribe', query: { token: 'a.b.c' } },
    { method: 'POST', path: '/api/away-notices/unsubscribe', query: { token: 'a.b.c' } },
    {
      method: 'GET',
      path: '/internal/members/{memberId}',
      params: { memberId: other.id },
      headers: connections,
    },
    {
      method: 'GET',
      path: '/internal/members/{memberId}/reportable',
      params: { memberId: other.id },
      query: { reporterId: member.id },
      headers: moderation,
    },
    {
      method: 'GET',
      path: '/internal/pairs/{memberId}/{otherId}',
      params: { memberId: member.id, otherId: other.id },
      headers: connections,
    },
    {
      method: 'PUT',
      path: '/internal/connections/{userId}/{matchedUserId}',
      params: { userId: member.id, matchedUserId: other.id },
      headers: connections,
      body: { status: 'contacted', version: 1 },
    },
    {
      method: 'POST',
      path: '/internal/pairs/{memberId}/{otherId}/introductions',
      params: { memberId: member.id, otherId: other.id },
      headers: connections,
    },
    {
      method: 'PUT',
      path: '/internal/staff/members/{memberId}/gender',
      params: { memberId: other.id },
      headers: moderation,
      body: { actorId: member.id, gender: 'male', reason: 'requested', noticeId: id },
    },
    {
      method: 'PUT',
      path: '/internal/notices/{id}',
      params: { id },
      headers: moderation,
      body: { ...notice, memberId: other.id },
    },
    {
      method: 'POST',
      path: '/internal/staff/pauses',
      headers: moderation,
      body: {
        ...{ actorId: 'system', pauseId: id, replaces: [], memberIds: [change.memberId] },
        ...{ reason: 'fraud', until, note: 'text' },
      },
    },
    {
      method: 'POST',
      path: '/internal/staff/pauses/{pauseId}/undo',
      params: { pauseId: id },
      headers: moderation,
      body: { actorId: 'system' },
    },
    {
      method: 'POST',
      path: '/internal/staff/members/{memberId}/activation',
      params: { memberId: other.id },
      headers: moderation,
      body: { actorId: member.id },
    },
    {
      method: 'POST',
      path: '/internal/staff/members/{memberId}/views',
      params: { memberId: other.id },
      headers: moderation,
      body: { actorId: member.id },
    },
    {
      method: 'GET',
      path: '/internal/accounts/{memberId}',
      params: { memberId: other.id },
      headers: moderation,
    },
    {
      method: 'POST',
      path: '/internal/staff/members/{memberId}/deletion',
      params: { memberId: id },
      headers: moderation,
      body: { actorId: other.id, notice },
    },
    {
      method: 'POST',
      path: '/internal/staff/members/{memberId}/sessions/end',
      params: { memberId: id },
      headers: moderation,
      body: { actorId: other.id },
    },
    {
      method: 'POST',
      path: '/internal/staff/members/{memberId}/factors/reset',
      params: { memberId: id },
      headers: moderation,
      body: { actorId: other.id },
    },
    {
      method: 'PUT',
      path: '/internal/staff/members/{memberId}/role',
      params: { memberId: other.id },
      headers: moderation,
      body: { actorId: member.id, role: 'user' },
    },
  ]
}

beforeAll(async () => {
  users = await UsersService.start()
  samples = samplesFor(await users.member(), await users.member())
})
afterAll(() => users?.stop())

test('every call of the users service that takes something is among the samples', async () => {
  const { json } = await users.call('GET', '/api/docs-json')
  expect(withoutSample(json, samples)).toEqual([])
})

test('the users service refuses whatever no text may hold, and answers no input with 5xx', async () => {
  const offending: string[] = []
  for (const sample of samples) {
    offending.push(...(await offendingAnswers(sample, (call) => users.app.inject(call))))
  }
  expect(offending).toEqual([])
})
