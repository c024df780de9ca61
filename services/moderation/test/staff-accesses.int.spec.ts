import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { moderatorHeaders, type StaffAccess, staffAccessesSchema } from '@rafiq/contracts/moderation'
import { memberExportSchema } from '@rafiq/contracts/personal-data'
import type { RegisteredMember } from '@rafiq/testing'
import { ModerationService } from './moderation-service.ts'
import { Reporting } from './reporting.ts'

let service: ModerationService
let reports: Reporting
let moderator: RegisteredMember
let admin: RegisteredMember

beforeAll(async () => {
  service = await ModerationService.start()
  reports = new Reporting(service)
  moderator = await service.others.staff('moderator')
  admin = await service.others.staff('admin')
})
afterAll(() => service?.stop())

const read = ({ token }: Pick<RegisteredMember, 'token'>, query = '') =>
  service.call('GET', `/api/user/staff-accesses${query}`, { token })
const accesses = async (member: RegisteredMember, query = ''): Promise<StaffAccess[]> => {
  const { status, json } = await read(member, query)
  expect(status).toBe(200)
  return staffAccessesSchema.parse(json)
}
/** What happened, without the lists: other tests of this file look at those too. */
const told = async (member: RegisteredMember) =>
  (await accesses(member))
    .filter(({ act }) => act !== 'listed')
    .map(({ role, act, reason, times }) => [role, act, reason, times])
const open = (by: RegisteredMember, { id }: RegisteredMember) =>
  service.call('GET', `users/${id}`, { token: by.token })
const search = (by: RegisteredMember, { email }: RegisteredMember) =>
  service.call('POST', 'users/search', { token: by.token, body: { search: email } })

describe('staff accesses of a member', () => {
  test('is told one by one by role, never by name, latest first', async () => {
    const member = await service.others.member()
    await open(moderator, member)
    await open(moderator, member)
    await open(admin, member)
    const body = { isActive: false, reason: 'fraud' }
    await service.call('PATCH', `users/${member.id}`, { token: moderator.token, body })
    expect(await told(member)).toEqual([
      ['moderator', 'paused', 'fraud', 1],
      ['admin', 'opened', null, 1],
      ['moderator', 'opened', null, 1],
      ['moderator', 'opened', null, 1],
    ])
    const text = JSON.stringify(await accesses(member))
    for (const { id, email } of [moderator, admin, member]) {
      expect(text).not.toContain(id)
      expect(text).not.toContain(email)
    }
  })

  test('tells looks at lists as one for each role and day, with how many there were', async () => {
    const [member, other] = [await service.others.member(), await service.others.member()]
    for (const by of [moderator, moderator, admin]) await search(by, member)
    await search(moderator, other)
    const lists = (await accesses(member)).map(({ role, act, times }) => [role, act, times])
    expect(lists).toEqual([
      ['admin', 'listed', 1],
      ['moderator', 'listed', 2],
    ])
  })

  test('is the member’s own: nobody reads what was seen of another', async () => {
    const [member, other] = [await service.others.member(), await service.others.member()]
    await open(moderator, member)
    expect(await accesses(other)).toEqual([])
    const { token } = other
    const { json } = await service.call('GET', `/api/user/staff-accesses?memberId=${member.id}`, { token })
    expect(json).toEqual([])
  })

  test('comes in pages that miss nothing', async () => {
    const member = await service.others.member()
    for (const by of [moderator, admin, moderator]) await open(by, member)
    const first = await read(member, '?limit=2')
    const cursor = String(first.headers[moderatorHeaders.nextCursor])
    const last = await read(member, `?limit=2&cursor=${cursor}`)
    expect([...first.json, ...last.json]).toEqual(await accesses(member))
    expect(last.json).toHaveLength(1)
    expect(last.headers[moderatorHeaders.nextCursor]).toBeUndefined()
  })

  test('is of the last twelve months', async () => {
    const member = await service.others.member()
    await service.database.query(
      `insert into audit.entries (actor_id, actor_role, action, subject_kind, subject_id, details, at)
       select $1, 'moderator', 'member.read', 'member', $2, '{}', now() - make_interval(months => 12, days => day)
       from unnest('{-1, 1}'::int[]) as day`,
      [moderator.id, member.id],
    )
    expect(await told(member)).toEqual([['moderator', 'opened', null, 1]])
  })

  test('is part of the export, and stays when a staff account is deleted', async () => {
    const [member, colleague] = [await service.others.member(), await service.others.staff('moderator')]
    await open(colleague, member)
    const { token } = admin
    await service.call('PUT', `users/${colleague.id}/role`, { token, body: { role: 'user' } })
    expect((await service.call('DELETE', `users/${colleague.id}`, { token })).status).toBe(204)
    const { moderation } = memberExportSchema.parse(await (await service.others.users.export(member)).json())
    expect(moderation.accesses).toEqual(await accesses(member))
    expect(await told(member)).toEqual([['moderator', 'opened', null, 1]])
  })

  test.each(['?limit=0', '?limit=101', '?limit=x', '?cursor=x', '?cursor=WyJhdWRpdCIsMV0'])(
    '%s is 400',
    async (query) => expect((await read(admin, query)).status).toBe(400),
  )
})

describe('a report', () => {
  test('is told to who made it at once, and to whom it is about when it is resolved, as of then', async () => {
    const { id, reporter, subject } = await reports.reported()
    await reports.detail(moderator, id)
    await reports.act(moderator, id, 'take')
    await reports.queue(moderator, `?subject=${subject.id}`)
    expect(await told(reporter)).toEqual([['moderator', 'report-read', 'own-report', 1]])
    expect(await told(subject)).toEqual([])
    await reports.decide(moderator, id, {
      decision: 'warn',
      reason: 'harassment',
      toMember: { template: 'warning-conduct' },
      toReporter: 'report-acted',
    })
    expect((await told(subject)).toSorted()).toEqual([
      ['moderator', 'decided', 'report', 1],
      ['moderator', 'reviewed', 'report', 2],
    ])
    const [resolved] = await service.database.query<{ at: Date }>(
      'select resolved_at as at from moderation.reports where id = $1',
      [id],
    )
    const earliest = (await accesses(subject)).filter(({ act }) => act === 'reviewed').map(({ at }) => at)
    expect(earliest).toEqual([resolved?.at.toISOString()])
    expect(JSON.stringify(await accesses(subject))).not.toContain(id)
  })

  test('that was dismissed is told as a review, not as a report', async () => {
    const { id, subject } = await reports.reported()
    await reports.takeAndDecide(moderator, id, { decision: 'dismiss' })
    expect((await told(subject)).toSorted()).toEqual([
      ['moderator', 'decided', 'review', 1],
      ['moderator', 'reviewed', 'review', 1],
    ])
  })

  test('about somebody of staff is not told to them, before or after', async () => {
    const { id, subject } = await reports.reported()
    await reports.detail(admin, id)
    await reports.queue(admin, `?subject=${subject.id}`)
    const { token } = admin
    await service.call('PUT', `users/${subject.id}/role`, { token, body: { role: 'moderator' } })
    const again = { ...subject, ...(await service.others.users.signInAgain(subject)) }
    await reports.takeAndDecide(admin, id, { decision: 'dismiss' })
    expect((await accesses(again)).map(({ act }) => act)).toEqual(['role-changed'])
  })
})
