import { expect, test } from '@jest/globals'
import type { AuditLogEntry } from '@rafiq/contracts/moderation'
import { type Fact, factsOf } from './entry-facts.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const until = '2026-11-28T11:00:00.000Z'

const cases: [AuditLogEntry['action'], AuditLogEntry['details'], Fact[]][] = [
  ['member.read', {}, []],
  [
    'member.paused',
    { pauseId: id, reason: 'fraud', until },
    [
      { key: 'reason', reason: 'fraud' },
      { key: 'until', at: until },
    ],
  ],
  [
    'member.paused',
    { pauseId: id, reason: 'other', until: null },
    [{ key: 'reason', reason: 'other' }, { key: 'noEnd' }],
  ],
  ['member.gender-corrected', { reason: 'requested' }, [{ key: 'correction', reason: 'requested' }]],
  ['member.role-changed', { from: 'user', to: 'admin' }, [{ key: 'roles', from: 'user', to: 'admin' }]],
  ['member.sessions-ended', { ended: 2 }, [{ key: 'ended', count: 2 }]],
  [
    'member.factors-reset',
    { passkeys: 1, totp: true },
    [{ key: 'resetPasskeys', count: 1 }, { key: 'resetTotp' }],
  ],
  ['factor.added', { kind: 'totp' }, [{ key: 'factor', kind: 'totp' }]],
  ['sign-in.opened', { by: 'passkey' }, [{ key: 'by', by: 'passkey' }]],
  [
    'sign-in.failed',
    { failures: 7, from: ['a', 'b'], moreAddresses: true, since: until, until },
    [{ key: 'failures', count: 7 }, { key: 'addresses', count: 2 }, { key: 'moreAddresses' }],
  ],
  ['member.activated', { pauseId: id, how: 'ended' }, [{ key: 'how', how: 'ended' }]],
  [
    'members.listed',
    { shown: 3, searched: true, role: null, memberIds: [] },
    [{ key: 'shown', count: 3 }, { key: 'searched' }],
  ],
  [
    'report.decided',
    { reportId: id, decision: 'pause', reason: 'fraud', until, toMember: 'paused', toReporter: null },
    [
      { key: 'decision', decision: 'pause' },
      { key: 'reason', reason: 'fraud' },
      { key: 'until', at: until },
      { key: 'told' },
      { key: 'report', id },
    ],
  ],
  ['audit.exported', { action: null, actorId: null, subjectId: null, from: until, to: null }, []],
  [
    'release.canary-set',
    { remote: 'chat', version: '1.2.0', percent: 10 },
    [{ key: 'release', release: 'chat 1.2.0 · 10 %' }],
  ],
  [
    'release.canary-set',
    { remote: 'chat', version: '1.2.0', percent: 50, audience: 'role=staff' },
    [{ key: 'release', release: 'chat 1.2.0 · 50 % · role=staff' }],
  ],
  ['release.owner-set', { remote: 'chat', team: 'Chat' }, [{ key: 'release', release: 'chat · Chat' }]],
  [
    'release.disabled',
    { remote: 'chat', version: null, percent: null },
    [{ key: 'release', release: 'chat' }],
  ],
  [
    'request.read',
    { requestId: id, kind: 'appeal' },
    [
      { key: 'asked', kind: 'appeal' },
      { key: 'request', id },
    ],
  ],
  [
    'request.answered',
    { requestId: id, kind: 'deletion', outcome: 'refused' },
    [
      { key: 'asked', kind: 'deletion' },
      { key: 'outcome', outcome: 'refused' },
      { key: 'request', id },
    ],
  ],
  ['request.closed', { requestId: id, kind: 'access' }, [{ key: 'asked', kind: 'access' }]],
  [
    'requests.listed',
    { shown: 1, status: 'open', kind: 'objection', memberIds: [id] },
    [
      { key: 'asked', kind: 'objection' },
      { key: 'shown', count: 1 },
    ],
  ],
  ['report.read', { reportId: id, later: { things: 1 } }, [{ key: 'report', id }]],
]

test.each(cases)('audit entry facts of %s with %j', (action, details, facts) => {
  expect(factsOf({ action, details })).toEqual(facts)
})
