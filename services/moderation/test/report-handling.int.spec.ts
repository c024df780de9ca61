import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { AuditEntry } from '@rafiq/contracts/moderation'
import { uuidv7 } from '@rafiq/service-kit'
import type { RegisteredMember } from '@rafiq/testing'
import { ModerationService } from './moderation-service.ts'
import { Reporting } from './reporting.ts'

let service: ModerationService
let reports: Reporting
let moderator: RegisteredMember
let second: RegisteredMember
let admin: RegisteredMember

beforeAll(async () => {
  service = await ModerationService.start({ beside: [] })
  reports = new Reporting(service)
  moderator = await service.others.staff('moderator')
  second = await service.others.staff('moderator')
  admin = await service.others.staff('admin')
})
afterAll(() => service?.stop())

describe('taking a report', () => {
  test('is for one: of two at once the second is told', async () => {
    const { id } = await reports.reported()
    const answers = await Promise.all([reports.act(moderator, id, 'take'), reports.act(second, id, 'take')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const loser = answers[0].status === 409 ? moderator : second
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('report-taken')
    expect(await reports.decide(loser, id, { decision: 'dismiss' })).toMatchObject({
      status: 409,
      json: { code: 'report-taken' },
    })
    expect(await reports.act(loser, id, 'release')).toMatchObject({ status: 409 })
  })

  test('again changes nothing, and it can be given back and taken by another', async () => {
    const { id, subject } = await reports.reported()
    for (const _ of [1, 2]) {
      expect(await reports.act(moderator, id, 'take')).toMatchObject({
        status: 200,
        json: { status: 'taken', assignee: { id: moderator.id, email: moderator.email } },
      })
    }
    expect(await reports.act(moderator, id, 'release')).toMatchObject({
      json: { status: 'open', assignee: null },
    })
    expect((await reports.act(second, id, 'take')).status).toBe(200)
    expect((await service.audit(subject.id)).map(({ action, actor }) => [action, actor])).toEqual([
      ['report.taken', moderator.id],
      // The second time nothing changed, but it was shown.
      ['report.read', moderator.id],
      ['report.released', moderator.id],
      ['report.taken', second.id],
    ])
  })

  test('that was escalated is for admins', async () => {
    const { id } = await reports.reported()
    await reports.act(moderator, id, 'take')
    expect(await reports.act(moderator, id, 'escalate')).toMatchObject({
      status: 200,
      json: { status: 'escalated', assignee: null, may: ['note'] },
    })
    expect((await reports.act(moderator, id, 'take')).status).toBe(403)
    expect(await reports.act(admin, id, 'take')).toMatchObject({
      status: 200,
      json: { status: 'escalated', assignee: { id: admin.id } },
    })
  })

  test.each(['take', 'release', 'escalate', 'notes', 'decision'])('%s of none is 404', async (action) => {
    const body = { notes: { text: 'x' }, decision: { decision: 'dismiss' } }[action]
    expect((await reports.act(moderator, uuidv7(), action, body)).status).toBe(404)
    expect((await reports.act(moderator, 'x', action, body)).status).toBe(404)
  })
})

describe('reading a report', () => {
  test('is recorded, and shows notes and other reports on the same person', async () => {
    const { id, subject, reporter } = await reports.reported()
    const other = await reports.made(await service.others.member(), subject, { category: 'underage' })
    const note = await reports.act(second, id, 'notes', { text: ' seen before ' })
    expect(note).toMatchObject({ status: 201, json: { by: { id: second.id }, text: 'seen before' } })
    const detail = await reports.detail(moderator, id)
    expect(detail.notes).toEqual([note.json])
    expect(detail.others).toMatchObject([{ id: other, category: 'underage', status: 'open', decision: null }])
    expect(await service.audit(subject.id)).toContainEqual({
      action: 'report.read',
      actor: moderator.id,
      details: { reportId: id, reporterId: reporter.id },
    })
  })

  test('is recorded also where it is given back by somebody who had not taken it, or decided on twice', async () => {
    const { id, subject } = await reports.reported()
    expect((await reports.act(second, id, 'release')).status).toBe(200)
    await reports.takeAndDecide(moderator, id, { decision: 'dismiss' })
    expect((await reports.decide(moderator, id, { decision: 'dismiss' })).status).toBe(200)
    expect((await service.audit(subject.id)).map(({ action, actor }) => [action, actor])).toEqual([
      ['report.read', second.id],
      ['report.taken', moderator.id],
      ['report.decided', moderator.id],
      ['report.read', moderator.id],
    ])
  })

  test.each([
    ['none', {}],
    ['a blank one', { text: ' ' }],
    ['one too long', { text: 'x'.repeat(2_001) }],
  ])('a note has words: %s is 400', async (_, body) => {
    const { id } = await reports.reported()
    expect((await reports.act(moderator, id, 'notes', body)).status).toBe(400)
  })
})

describe('rejected reporters', () => {
  test('a report about oneself does not exist; one of one’s own is for others', async () => {
    const { id, reporter, subject } = await reports.reported()
    await reports.detail(moderator, id)
    const role = { token: admin.token, body: { role: 'moderator' } }
    for (const { id: memberId } of [reporter, subject]) {
      expect((await service.call('PUT', `users/${memberId}/role`, role)).status).toBe(200)
    }
    const [maker, about] = await Promise.all(
      [reporter, subject].map((one) => service.others.users.signInAgain(one)),
    )
    if (!maker || !about) throw new Error('nobody signed in')
    expect((await reports.act(about, id, 'take')).status).toBe(404)
    expect((await service.call('GET', `reports/${id}`, { token: about.token })).status).toBe(404)
    expect((await reports.queue(about, `?subject=${subject.id}`)).json).toEqual([])
    const own = await service.call('GET', `users/${subject.id}`, { token: about.token })
    expect(own.json.history.map(({ action }: AuditEntry) => action)).toEqual([
      'member.read',
      'member.role-changed',
    ])
    const seen = await service.call('GET', `users/${subject.id}`, { token: admin.token })
    expect(seen.json.history.map(({ action }: AuditEntry) => action)).toContain('report.read')
    expect((await reports.act(maker, id, 'take')).status).toBe(403)
    // It is about staff now, so a moderator cannot decide on it.
    expect((await reports.takeAndDecide(moderator, id, { decision: 'dismiss' })).status).toBe(403)
    await reports.act(moderator, id, 'escalate')
    expect((await reports.takeAndDecide(admin, id, { decision: 'dismiss' })).status).toBe(200)
  })
})
