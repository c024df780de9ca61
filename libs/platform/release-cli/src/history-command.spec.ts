import { expect, test } from '@jest/globals'
import { historyTable } from './history-command.ts'

test('history command shows one line per action in columns', () => {
  const actor = 'token:01a1ff76-db7d-71bc-9e49-d657210f288f'
  const entry = { actor, channel: null, commit: null, detail: null }
  expect(
    historyTable({
      remote: 'chat',
      entries: [
        { ...entry, at: '2026-11-21T01:03:00.000Z', action: 'rollback', version: '1.0.0' },
        {
          ...entry,
          at: '2026-11-21T01:02:00.000Z',
          action: 'publish',
          version: '1.1.0',
          channel: 'stable',
          commit: 'abcdef1234567890-dirty',
          detail: 'automatic',
        },
      ],
    }),
  ).toEqual([
    'at (UTC)          what      version  channel  who            commit        detail',
    '2026-11-21 01:03  rollback  1.0.0    –        token …0f288f  –',
    '2026-11-21 01:02  publish   1.1.0    stable   token …0f288f  abcdef1234 +  automatic',
  ])
})

test('history command says so where nothing is known', () => {
  expect(historyTable({ remote: 'chat', entries: [] })).toEqual(['Nothing is known of chat.'])
})
