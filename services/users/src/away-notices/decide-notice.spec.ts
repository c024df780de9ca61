import { describe, expect, test } from '@jest/globals'
import { awayNoticeKinds, noticeWays } from '@rafiq/contracts/members'
import { decideNotice, isNewUnread, type NoticeSituation } from './decide-notice.ts'

const noon = new Date('2026-03-01T09:00:00Z')
const night = new Date('2026-03-01T20:00:00Z')
const all = { message: true, contact: true, matches: true }

const situation = (overrides: Partial<NoticeSituation> = {}): NoticeSituation => ({
  kind: 'message',
  way: 'mail',
  now: noon,
  wanted: { mail: all, push: all, quietHours: { from: 22, until: 8 } },
  member: { emailVerifiedAt: noon, ownActive: true, pausedByStaff: false },
  other: { hidden: false, pausedByStaff: false },
  holds: true,
  ...overrides,
})
const { member } = situation()

describe('a notice', () => {
  const ways = noticeWays.flatMap((way) => awayNoticeKinds.map((kind) => [kind, way] as const))

  test.each(ways)('of the kind %s that is wanted by %s goes out so in the daytime', (kind, way) => {
    expect(decideNotice(situation({ kind, way }))).toEqual({ what: 'send' })
  })

  test.each(ways)('of the kind %s is dropped where that one is switched off for %s', (kind, way) => {
    const wanted = { mail: all, push: all, quietHours: null, [way]: { ...all, [kind]: false } }
    expect(decideNotice(situation({ kind, way, wanted }))).toEqual({ what: 'drop' })
  })

  test('waits for the end of the quiet hours', () => {
    const until = new Date('2026-03-02T05:00:00Z')
    expect(decideNotice(situation({ now: night }))).toEqual({ what: 'wait', until })
  })

  test('goes out at night without quiet hours', () => {
    const wanted = { mail: all, push: all, quietHours: null }
    expect(decideNotice(situation({ now: night, wanted }))).toEqual({ what: 'send' })
  })

  test('of new matches is about nobody, and goes out', () => {
    expect(decideNotice(situation({ kind: 'matches', other: null }))).toEqual({ what: 'send' })
  })

  test.each<[string, Partial<NoticeSituation>]>([
    ['to an address that is not verified', { member: { ...member, emailVerifiedAt: null } }],
    ['to a member who has paused', { member: { ...member, ownActive: false } }],
    ['to a member whom staff have paused', { member: { ...member, pausedByStaff: true } }],
    ['about somebody hidden by a block', { other: { hidden: true, pausedByStaff: false } }],
    ['about somebody whom staff have paused', { other: { hidden: false, pausedByStaff: true } }],
    ['of what was read or answered meanwhile', { holds: false }],
  ])('%s is dropped, by day and by night', (_, overrides) => {
    expect(decideNotice(situation(overrides))).toEqual({ what: 'drop' })
    expect(decideNotice(situation({ ...overrides, now: night }))).toEqual({ what: 'drop' })
  })
})

describe('unread messages', () => {
  test('without a notice so far are unnotified', () => {
    expect(isNewUnread(null, { sequence: 3, readSequence: 0 })).toBe(true)
  })

  test('beside a pending notice join that notice', () => {
    expect(isNewUnread({ sequence: 3, sentAt: null }, { sequence: 4, readSequence: 0 })).toBe(true)
  })

  test.each([
    [0, false],
    [2, false],
    [3, true],
    [4, true],
  ])('after a notice up to the third, read up to number %i, are unnotified: %p', (readSequence, news) => {
    expect(isNewUnread({ sequence: 3, sentAt: noon }, { sequence: 5, readSequence })).toBe(news)
  })

  test.each([null, noon])('of a repeated event are not unnotified (sent %p)', (sentAt) => {
    expect(isNewUnread({ sequence: 3, sentAt }, { sequence: 3, readSequence: 3 })).toBe(false)
  })
})
