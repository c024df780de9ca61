import { expect, test } from '@jest/globals'
import { historyTable } from './history-command.ts'

test('shows one line per action in columns', () => {
  const entry = { actor: 'token:a', channel: null, commit: null, detail: null }
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
          commit: 'abcdef1234567890',
          detail: 'automatic',
        },
      ],
    }),
  ).toEqual([
    'at (UTC)          what      version  channel  who      commit      detail',
    '2026-11-21 01:03  rollback  1.0.0    –        token:a  –',
    '2026-11-21 01:02  publish   1.1.0    stable   token:a  abcdef1234  automatic',
  ])
})

test('says so where nothing is known', () => {
  expect(historyTable({ remote: 'chat', entries: [] })).toEqual(['Nothing is known of chat.'])
})
