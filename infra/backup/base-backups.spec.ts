import { describe, expect, test } from '@jest/globals'
import {
  type BaseBackup,
  chooseBackup,
  expiredBackups,
  expiredSegments,
  firstSegmentOf,
} from './base-backups.ts'

const backup = (day: number, segment = day): BaseBackup => ({
  name: `day-${day}`,
  endedAt: new Date(Date.UTC(2026, 0, day)),
  firstSegment: `0000000100000000000000${segment.toString(16).padStart(2, '0').toUpperCase()}`,
})
const backups = [backup(3), backup(1), backup(2)]

describe('the backup to restore', () => {
  test.each([
    ['is the newest', undefined, 'day-3'],
    ['is the newest that ended before the moment asked for', new Date(Date.UTC(2026, 0, 2, 12)), 'day-2'],
    ['is none before the first one', new Date(Date.UTC(2025, 11, 31)), undefined],
  ])('%s', (_, until, name) => {
    expect(chooseBackup(backups, until)?.name).toBe(name)
  })
})

test('backups expire after as many days as they are kept', () => {
  const expired = expiredBackups(backups, new Date(Date.UTC(2026, 0, 32)), 30)
  expect(expired.map(({ name }) => name)).toEqual(['day-1'])
})

test('archived WAL expires once no kept backup needs it, on every timeline', () => {
  const files = [
    '000000010000000000000001',
    '000000010000000000000001.00000028.backup',
    '000000020000000000000001',
    '000000010000000000000002',
    '00000002.history',
  ]
  expect(expiredSegments(files, [backup(2), backup(3)])).toEqual(files.slice(0, 3))
  expect(expiredSegments(files, [])).toEqual([])
})

test('the label of a backup says its first WAL segment', () => {
  const label =
    'START WAL LOCATION: 0/2000028 (file 000000010000000000000002)\nCHECKPOINT LOCATION: 0/2000080\n'
  expect(firstSegmentOf(label)).toBe('000000010000000000000002')
  expect(() => firstSegmentOf('CHECKPOINT LOCATION: 0/2000080\n')).toThrow('names no WAL segment')
})
