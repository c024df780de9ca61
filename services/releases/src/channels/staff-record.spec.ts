import { expect, test } from '@jest/globals'
import { releaseAuditDetails } from '@rafiq/platform-contracts'
import { type State, unreleased } from '../registry/remote-state.ts'
import type { MoveAction } from './requested-moves.ts'
import { staffRecord } from './staff-record.ts'

const staff = { id: '01890a5d-ac96-774b-bcce-b302099a8057', role: 'admin' as const }
const live: State = { ...unreleased, stable: '1.1.0' }
const audience = { role: ['staff'] }
const trying: State = { ...live, canary: { version: '1.2.0', percent: 10, salt: 'salt', audience } }

test.each<[MoveAction, string | undefined, State, string, string | null, number | null]>([
  ['promote', '1.1.0', live, 'release.promoted', '1.1.0', null],
  ['rollback', undefined, live, 'release.rolled-back', '1.1.0', null],
  ['canary', '1.2.0', trying, 'release.canary-set', '1.2.0', 10],
  ['yank', '1.0.0', live, 'release.yanked', '1.0.0', null],
  ['disable', undefined, trying, 'release.disabled', '1.1.0', null],
  ['enable', undefined, unreleased, 'release.enabled', null, null],
])('staff record of %s by %p', (action, version, state, recorded, told, percent) => {
  const record = staffRecord(staff, { action, remote: 'chat', version, state })
  expect(record).toMatchObject({
    actor: staff,
    action: recorded,
    subject: { kind: 'remote', id: null },
    details: { remote: 'chat', version: told, percent, audience: percent === null ? null : 'role=staff' },
  })
  expect(releaseAuditDetails[recorded as keyof typeof releaseAuditDetails].parse(record.details)).toEqual(
    record.details,
  )
})
