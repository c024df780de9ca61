import { expect, test } from '@jest/globals'
import type { TeamRight } from '@rafiq/platform-contracts'
import { revokeCommand, rightsTable } from './rights-command.ts'
import { readSettings } from './settings.ts'

const token: TeamRight = {
  kind: 'token',
  id: '01a1ff76-db7d-71bc-9e49-d657210f288f',
  madeBy: 'operator:sara',
  createdAt: '2026-11-01T08:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
  revokedBy: null,
  reason: null,
}
const now = new Date('2026-11-21T09:00:00Z')
const lastCells = (...rights: TeamRight[]) =>
  rightsTable({ remote: 'chat', rights }, now)
    .slice(1)
    .map((line) => line.split(/ {2,}/).slice(2))

test('tokens command says of each by whom, when it was used and until when it is good', () => {
  const used = { ...token, lastUsedAt: '2026-11-20T10:30:00.000Z' }
  expect(
    lastCells(
      token,
      { ...used, expiresAt: '2026-11-21T09:01:00.000Z' },
      { ...used, expiresAt: '2026-11-21T09:00:00.000Z' },
      {
        ...token,
        kind: 'key',
        madeBy: 'operator',
        revokedAt: now.toISOString(),
        revokedBy: 'operator',
        reason: 'Lost.',
      },
    ),
  ).toEqual([
    ['operator:sara', 'never', 'for ever'],
    ['operator:sara', '2026-11-20 10:30', 'until 2026-11-21 09:01'],
    ['operator:sara', '2026-11-20 10:30', 'expired 2026-11-21 09:00'],
    ['operator', 'never', 'revoked 2026-11-21 09:00: Lost.'],
  ])
})

test('tokens command shows the whole id, which is what is revoked by', () => {
  expect(rightsTable({ remote: 'chat', rights: [token] }, now)[1]).toMatch(
    `token:${token.id}  2026-11-01 08:00`,
  )
})

test('revoke command takes the id of a token or a key only', async () => {
  const settings = readSettings({ RELEASES_TOKEN: 't', RELEASES_URL: 'http://127.0.0.1:9' }, '/nowhere')
  await expect(revokeCommand('chat', 'd657210f288f', 'Lost.', settings, () => {})).rejects.toThrow(
    '`tokens chat` lists them',
  )
})
