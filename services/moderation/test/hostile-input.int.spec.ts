import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calledBy, offendingAnswers, type SampleCall, withoutSample } from '@rafiq/testing'
import { ModerationService } from './moderation-service.ts'
import { Reporting } from './reporting.ts'

let moderation: ModerationService
let samples: SampleCall[]

const id = '01900000-0000-7000-8000-00000000000a'
const until = '2999-01-01T00:00:00.000Z'
const time = '2026-01-01T00:00:00Z'
const pause = { reason: 'fraud', until, note: 'text' }
const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

beforeAll(async () => {
  moderation = await ModerationService.start()
  const reporting = new Reporting(moderation)
  const admin = await moderation.others.staff('admin')
  const report = await reporting.reported()
  const headers = { 'x-session-token': admin.token }
  const byMember = { 'x-session-token': report.reporter.token }
  const other = { id: report.subject.id }
  samples = [
    {
      method: 'GET',
      path: '/api/moderator/users',
      query: { role: 'user', status: 'active', sort: 'name', order: 'asc', limit: '5' },
      headers,
    },
    {
      method: 'POST',
      path: '/api/moderator/users/search',
      headers,
      body: {
        ...{ search: 'rafiq', role: 'user', status: 'active', sort: 'name', order: 'asc', limit: 5 },
        cursor: cursor('name', 'asc', 'a', id),
      },
    },
    {
      method: 'POST',
      path: '/api/moderator/users/search',
      headers,
      body: { cursor: cursor('createdAt', 'desc', '0000-01-01T00:00:00.000Z', id) },
    },
    {
      method: 'POST',
      path: '/api/moderator/users/search',
      headers,
      body: { sort: 'name', order: 'asc', cursor: cursor('name', 'asc', 'a\ud800\u202e', id) },
    },
    { method: 'GET', path: '/api/moderator/users/{id}', params: other, headers },
    {
      method: 'PATCH',
      path: '/api/moderator/users/{id}',
      params: { id },
      headers,
      body: { isActive: false, ...pause },
    },
    { method: 'DELETE', path: '/api/moderator/users/{id}', params: { id }, headers },
    {
      method: 'PUT',
      path: '/api/moderator/users/{id}/role',
      params: { id },
      headers,
      body: { role: 'user' },
    },
    { method: 'DELETE', path: '/api/moderator/users/{id}/sessions', params: { id }, headers },
    { method: 'DELETE', path: '/api/moderator/users/{id}/factors', params: { id }, headers },
    {
      method: 'PUT',
      path: '/api/moderator/users/{id}/gender',
      params: { id },
      headers,
      body: { gender: 'male', reason: 'requested' },
    },
    { method: 'POST', path: '/api/moderator/pauses', headers, body: { ids: [id], ...pause } },
    { method: 'POST', path: '/api/moderator/pauses/{pauseId}/undo', params: { pauseId: id }, headers },
    { method: 'GET', path: '/api/moderator/stats/series', query: { step: 'day', count: '3' }, headers },
    {
      method: 'GET',
      path: '/api/moderator/audit',
      query: {
        ...{ action: 'member.read', actorId: id, subjectId: id, from: time, to: time, limit: '5' },
        cursor: cursor('audit', '2026-01-01T00:00:00.000000Z', id),
      },
      headers,
    },
    {
      method: 'GET',
      path: '/api/moderator/audit',
      query: { cursor: cursor('audit', '0000-01-01T00:00:00.000000Z', id) },
      headers,
    },
    {
      method: 'GET',
      path: '/api/moderator/audit/export',
      query: { action: 'member.read', actorId: id, subjectId: id, from: time, to: time },
      headers,
    },
    {
      method: 'GET',
      path: '/api/moderator/reports',
      query: {
        ...{ status: 'open', assignee: 'none', category: 'fraud', subject: id, limit: '5' },
        cursor: cursor('open', '2026-01-01T00:00:00.000000Z', id),
      },
      headers,
    },
    { method: 'GET', path: '/api/moderator/reports/{id}', params: { id: report.id }, headers },
    { method: 'POST', path: '/api/moderator/reports/{id}/take', params: { id }, headers },
    { method: 'POST', path: '/api/moderator/reports/{id}/release', params: { id }, headers },
    { method: 'POST', path: '/api/moderator/reports/{id}/escalate', params: { id }, headers },
    {
      method: 'POST',
      path: '/api/moderator/reports/{id}/notes',
      params: { id: report.id },
      headers,
      body: { text: 'text' },
    },
    {
      method: 'POST',
      path: '/api/moderator/reports/{id}/decision',
      params: { id: report.id },
      headers,
      body: {
        ...{ decision: 'warn', until: null, reason: 'fraud', toReporter: 'report-acted' },
        toMember: { template: 'warning-fraud', words: 'text' },
      },
    },
    {
      method: 'POST',
      path: '/api/reports',
      headers: byMember,
      body: { subject: { kind: 'profile', memberId: report.subject.id }, category: 'other', words: 'text' },
    },
    {
      method: 'POST',
      path: '/api/reports',
      headers: byMember,
      body: { subject: { kind: 'message', messageId: id }, category: 'fraud', words: 'text' },
    },
    { method: 'GET', path: '/api/reports', headers: byMember },
    { method: 'GET', path: '/api/user/notices', headers: byMember },
    { method: 'GET', path: '/api/user/requests', headers: byMember },
    {
      method: 'POST',
      path: '/api/user/requests',
      headers: byMember,
      body: { kind: 'correction', words: 'text' },
    },
    {
      method: 'POST',
      path: '/api/user/requests',
      headers: byMember,
      body: { kind: 'appeal', against: { kind: 'notice', noticeId: id }, words: 'text' },
    },
    { method: 'POST', path: '/api/user/requests/{id}/withdraw', params: { id }, headers: byMember },
    {
      method: 'GET',
      path: '/api/moderator/requests',
      query: {
        ...{ status: 'closed', kind: 'appeal', limit: '5' },
        cursor: cursor('requests-closed', '2026-01-01T00:00:00.000000Z', id),
      },
      headers,
    },
    { method: 'GET', path: '/api/moderator/requests/{id}', params: { id }, headers },
    {
      method: 'POST',
      path: '/api/moderator/requests/{id}/answer',
      params: { id },
      headers,
      body: { outcome: 'granted', words: 'text' },
    },
    {
      method: 'GET',
      path: '/api/user/staff-accesses',
      query: { limit: '5', cursor: cursor('accesses', '2026-01-01T00:00:00.000000Z', id) },
      headers: byMember,
    },
    { method: 'POST', path: '/api/user/notices/{id}/read', params: { id }, headers: byMember },
    {
      method: 'GET',
      path: '/internal/members/{memberId}/export',
      params: { memberId: id },
      headers: calledBy('users'),
    },
  ]
})
afterAll(() => moderation?.stop())

test('every call of the moderation service that takes something is among the samples', async () => {
  const { json } = await moderation.call('GET', '/api/docs-json')
  expect(withoutSample(json, samples)).toEqual([])
})

test('the moderation service refuses whatever no text may hold, and answers no input with 5xx', async () => {
  const offending: string[] = []
  for (const sample of samples) {
    offending.push(...(await offendingAnswers(sample, (call) => moderation.app.inject(call))))
  }
  expect(offending).toEqual([])
})
