import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { anEntry, aRegistry, aRight } from '../../testing/a-registry.ts'
import { aStatus } from '../../testing/a-status.ts'
import { plain } from '../../testing/open-remote.tsx'
import { showReleases } from '../../testing/show.tsx'

const token = aRight({ id: '01a226f0-1c2d-7e3f-8a4b-45d735e75791' })
const key = aRight({ kind: 'key', id: '0192f0c1-2a3b-7c4d-8e5f-60717ef752cd' })
const old = '0192f0c1-2a3b-7c4d-8e5f-00000000abcd'

const about = { version: null, channel: null, commit: null, actor: 'operator' }
const entries = [
  anEntry({ at: '2026-11-21T08:05:00.000Z', detail: 'automatic', commit: null }),
  anEntry({ at: '2026-11-21T08:04:00.000Z', ...about, action: 'grant', detail: `token:${token.id}` }),
  anEntry({
    ...{ at: '2026-11-21T08:03:00.000Z', ...about, action: 'grant' },
    detail: `token:${token.id} until 2026-12-01`,
  }),
  anEntry({
    ...{ at: '2026-11-21T08:02:00.000Z', ...about, action: 'rotate' },
    detail: `key:${key.id} in place of key:${old}`,
  }),
  anEntry({
    ...{ at: '2026-11-21T08:01:00.000Z', ...about, action: 'revoke' },
    detail: `key:${key.id}: It was in a log.`,
  }),
  anEntry({ at: '2026-11-21T08:00:00.000Z', ...about, action: 'owner', detail: 'automatic' }),
]

test.each([
  [
    'ar',
    ['الرموز والمفاتيح', 'سجل العمليات'],
    ['رمز نشر 35e75791', 'مفتاح توقيع 7ef752cd'],
    [
      'تلقائيًا',
      'رمز نشر 35e75791',
      'رمز نشر 35e75791، حتى 1 ديسمبر 2026',
      'مفتاح توقيع 7ef752cd بدلًا من مفتاح توقيع 0000abcd',
      'مفتاح توقيع 7ef752cd: It was in a log.',
      'automatic',
    ],
  ],
  [
    'en',
    ['Tokens and keys', 'Audit trail'],
    ['Publish token 35e75791', 'Signing key 7ef752cd'],
    [
      'automatically',
      'Publish token 35e75791',
      'Publish token 35e75791, until 1 December 2026',
      'Signing key 7ef752cd in place of Signing key 0000abcd',
      'Signing key 7ef752cd: It was in a log.',
      'automatic',
    ],
  ],
] as const)(
  'audit trail in %s says what machines wrote in words, and names tokens and keys as their list does',
  async (language, [rightsTitle, trailTitle], names, details) => {
    aRegistry(
      { status: aStatus() },
      {
        'GET /api/releases/matches/rights': {
          status: 200,
          body: { remote: 'matches', rights: [token, key] },
        },
        'GET /api/releases/matches/history': { status: 200, body: { remote: 'matches', entries } },
      },
    )
    showReleases({ at: '/releases/matches', language })
    const rowsOf = async (name: string) =>
      within(await screen.findByRole('region', { name })).findAllByRole('listitem')
    const listed = (await rowsOf(rightsTitle)).map(({ textContent }) => plain(textContent))
    expect(listed.map((text, index) => text.startsWith(names[index] ?? '-'))).toEqual([true, true])
    const rows = await rowsOf(trailTitle)
    // The second paragraph of a row, after what was done.
    expect(rows.map((row) => plain(row.querySelector('p + p')?.textContent ?? null))).toEqual(details)
  },
)
