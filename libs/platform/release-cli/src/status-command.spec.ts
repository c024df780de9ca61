import { expect, test } from '@jest/globals'
import type { AnalysedRemote, RemoteStatus } from '@rafiq/platform-contracts'
import { endedCanaries, isFound, statusTable } from './status-command.ts'

const chat: RemoteStatus = {
  name: 'chat',
  owner: null,
  stable: '1.0.0',
  previous: null,
  canary: null,
  previews: [],
  disabled: false,
  setByHand: false,
  publishedAt: '2026-11-21T01:02:03.000Z',
  versions: 1,
}

const arm = (version: string, loads: number, failed: number) => ({
  version,
  loads,
  failed,
  errorRate: failed / loads,
  witnesses: failed,
})
const watched: AnalysedRemote = {
  name: 'matches',
  trial: {
    since: '2026-11-21T09:00:00.000Z',
    percent: 10,
    canary: arm('2.0.0', 50, 1),
    control: arm('1.10.0', 450, 1),
    evidence: 5,
    threshold: 100,
    verdict: 'watching',
  },
  rolledBack: null,
  versions: [
    {
      version: '1.10.0',
      loads: 1000,
      failed: 4,
      errorRate: 0.004,
      faults: { load: 4, hang: 0, render: 0, error: 0, rejection: 0, crash: 0, leak: 0 },
      vitals: { lcp: null, inp: null, cls: null },
    },
  ],
  series: [],
  faults: [],
}

test('status command shows one line per remote in columns', () => {
  const preview = { name: 'stickers', version: '3.0.0', expiresAt: '2026-11-22T00:00:00.000Z' }
  expect(
    statusTable(
      {
        remotes: [
          { ...chat, disabled: true },
          {
            ...chat,
            name: 'matches',
            owner: { team: 'Matching', contact: 'matching@example.com' },
            stable: '1.10.0',
            previous: '1.9.0',
            canary: { version: '2.0.0', percent: 10 },
            previews: [preview],
            setByHand: true,
            versions: 12,
          },
        ],
      },
      { remotes: [watched] },
    ),
  ).toEqual([
    'remote   owner     stable    errors  before  canary      watch                                  previews  set       published (UTC)   versions',
    'chat     –         disabled  –       –       –           –                                      –         by start  2026-11-21 01:02  1',
    'matches  Matching  1.10.0    0.4 %   1.9.0   2.0.0 10 %  not worse: errors 2.0 %, stable 0.2 %  stickers  by hand   2026-11-21 01:02  12',
  ])
})

test('status command says so where nothing was published', () => {
  expect(statusTable({ remotes: [] }, { remotes: [] })).toEqual(['Nothing was published yet.'])
})

test('status command shows which canary the analysis ended, and why', () => {
  const rolledBack = { version: '2.0.0', at: '2026-11-21T10:11:12.000Z', reason: '2.0.0 failed for 6.' }
  expect(endedCanaries({ remotes: [{ ...watched, rolledBack }] })).toEqual([
    '2026-11-21 10:11  matches: rolled back by canary analysis. 2.0.0 failed for 6.',
  ])
  expect(endedCanaries({ remotes: [watched] })).toEqual([])
})

test.each([
  ['', true],
  ['CHAT', true],
  [' people ', true],
  ['matches', false],
])('status search for "%s" finds a remote by its name and by its team: %s', (search, found) => {
  const owner = { team: 'People and chats', contact: 'people@example.com' }
  expect(isFound({ name: 'chat', owner }, search)).toBe(found)
})
