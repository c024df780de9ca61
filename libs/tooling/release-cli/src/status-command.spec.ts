import { expect, test } from '@jest/globals'
import type { RemoteStatus } from '@rafiq/contracts'
import { statusTable } from './status-command.ts'

const chat: RemoteStatus = {
  name: 'chat',
  stable: '1.0.0',
  previous: null,
  canary: null,
  previews: [],
  disabled: false,
  setByHand: false,
  publishedAt: '2026-11-21T01:02:03.000Z',
  versions: 1,
}

test('shows one line per remote in columns', () => {
  const preview = { name: 'stickers', version: '3.0.0', expiresAt: '2026-11-22T00:00:00.000Z' }
  expect(
    statusTable({
      remotes: [
        { ...chat, disabled: true },
        {
          ...chat,
          name: 'matches',
          stable: '1.10.0',
          previous: '1.9.0',
          canary: { version: '2.0.0', percent: 10 },
          previews: [preview],
          setByHand: true,
          versions: 12,
        },
      ],
    }),
  ).toEqual([
    'remote   stable    before  canary      previews  set       published (UTC)   versions',
    'chat     disabled  –       –           –         by start  2026-11-21 01:02  1',
    'matches  1.10.0    1.9.0   2.0.0 10 %  stickers  by hand   2026-11-21 01:02  12',
  ])
})

test('says so where nothing was published', () => {
  expect(statusTable({ remotes: [] })).toEqual(['Nothing was published yet.'])
})
