import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { noticesSchema } from '@rafiq/contracts'
import { uuidv7 } from '@rafiq/service-kit'
import { type RegisteredMember, waitUntil } from '@rafiq/testing'
import { ModerationService } from './moderation-service.ts'
import { Reporting } from './reporting.ts'

let service: ModerationService
let reports: Reporting
let moderator: RegisteredMember
let second: RegisteredMember
let admin: RegisteredMember

beforeAll(async () => {
  service = await ModerationService.start()
  reports = new Reporting(service)
  moderator = await service.neighbours.staff('moderator')
  second = await service.neighbours.staff('moderator')
  admin = await service.neighbours.staff('admin')
}, 120_000)
afterAll(() => service?.stop())

const member = (overrides = {}) => service.neighbours.member(overrides)
const profile = (one: RegisteredMember) => service.neighbours.users.profile(one)
const mails = (one: { id: string }) =>
  service.database.query('select id, template, words from users.notice_mails where member_id = $1', [one.id])

async function reported(overrides = {}) {
  const [reporter, subject] = [await member(), await member(overrides)]
  return { reporter, subject, id: await reports.made(reporter, subject) }
}

const warning = {
  decision: 'warn',
  reason: 'harassment',
  toMember: { template: 'warning-conduct', words: 'Please stay polite.' },
  toReporter: 'report-acted',
}

describe('taking a report', () => {
  test('is for one: of two at once the second is told', async () => {
    const { id } = await reported()
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
    const { id, subject } = await reported()
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
      ['report.released', moderator.id],
      ['report.taken', second.id],
    ])
  })

  test('that was escalated is for admins', async () => {
    const { id } = await reported()
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

describe('looking at a report', () => {
  test('is recorded, and shows notes and other reports on the same person', async () => {
    const { id, subject } = await reported()
    const other = await reports.made(await member(), subject, { category: 'underage' })
    const note = await reports.act(second, id, 'notes', { text: ' seen before ' })
    expect(note).toMatchObject({ status: 201, json: { by: { id: second.id }, text: 'seen before' } })
    const detail = await reports.detail(moderator, id)
    expect(detail.notes).toEqual([note.json])
    expect(detail.others).toMatchObject([{ id: other, category: 'underage', status: 'open', decision: null }])
    expect(await service.audit(subject.id)).toContainEqual({
      action: 'report.read',
      actor: moderator.id,
      details: { reportId: id },
    })
  })

  test.each([
    ['none', {}],
    ['a blank one', { text: ' ' }],
    ['one too long', { text: 'x'.repeat(2_001) }],
  ])('a note has words: %s is 400', async (_, body) => {
    const { id } = await reported()
    expect((await reports.act(moderator, id, 'notes', body)).status).toBe(400)
  })
})

describe('deciding', () => {
  test('tells both sides once, on their page and by mail, and neither about the other', async () => {
    const { id, reporter, subject } = await reported()
    const answers = [
      await reports.takeAndDecide(moderator, id, warning),
      await reports.decide(moderator, id, warning),
    ]
    expect(answers).toMatchObject([
      { status: 200, json: { status: 'resolved', decision: 'warn', assignee: null, may: [] } },
      { status: 200, json: { status: 'resolved' } },
    ])
    const [notice] = noticesSchema.parse(await reports.notices(subject))
    expect(notice).toMatchObject({
      template: 'warning-conduct',
      words: 'Please stay polite.',
      until: null,
      readAt: null,
    })
    expect(await reports.notices(reporter)).toMatchObject([{ template: 'report-acted', words: null }])
    expect(await reports.own(reporter)).toMatchObject([{ id, status: 'closed', told: 'report-acted' }])
    expect(JSON.stringify(await reports.notices(subject))).not.toContain(reporter.id)
    await waitUntil('both mails are ordered', async () =>
      (await Promise.all([mails(subject), mails(reporter)])).every(({ length }) => length === 1),
    )
    expect(await mails(subject)).toMatchObject([{ id: notice?.id, template: 'warning-conduct' }])
    expect((await reports.detail(moderator, id)).outcome).toMatchObject({
      by: { id: moderator.id },
      decision: 'warn',
      toMember: warning.toMember,
      toReporter: 'report-acted',
    })
    const decided = (await service.audit(subject.id)).filter(({ action }) => action === 'report.decided')
    expect(decided).toEqual([
      {
        action: 'report.decided',
        actor: moderator.id,
        details: {
          reportId: id,
          decision: 'warn',
          reason: 'harassment',
          until: null,
          toMember: 'warning-conduct',
          toReporter: 'report-acted',
        },
      },
    ])
  })

  test('a notice is read by its member alone', async () => {
    const { id, reporter, subject } = await reported()
    await reports.takeAndDecide(moderator, id, warning)
    const [notice] = noticesSchema.parse(await reports.notices(subject))
    const read = ({ token }: RegisteredMember, noticeId = notice?.id) =>
      service.call('POST', `/api/user/notices/${noticeId}/read`, { token })
    expect((await read(reporter)).status).toBe(404)
    expect((await read(subject, 'x')).status).toBe(404)
    expect((await read(subject)).status).toBe(204)
    const [first] = noticesSchema.parse(await reports.notices(subject))
    expect((await read(subject)).status).toBe(204)
    expect(noticesSchema.parse(await reports.notices(subject))).toEqual([first])
    expect(first?.readAt).not.toBeNull()
  })

  test('needs the report to be taken, and is final', async () => {
    const { id } = await reported()
    expect(await reports.decide(moderator, id, { decision: 'dismiss' })).toMatchObject({
      status: 409,
      json: { code: 'report-not-taken' },
    })
    await reports.takeAndDecide(moderator, id, { decision: 'dismiss' })
    for (const [by, action, body] of [
      [moderator, 'decision', warning],
      [admin, 'take', undefined],
      [moderator, 'escalate', undefined],
      [moderator, 'notes', { text: 'late' }],
    ] as const) {
      expect(await reports.act(by, id, action, body)).toMatchObject({
        status: 409,
        json: { code: 'report-resolved' },
      })
    }
  })

  test.each([
    [{}],
    [{ decision: 'forgive' }],
    [{ decision: 'warn', reason: 'fraud' }],
    [{ decision: 'pause', reason: 'under-review' }],
    [{ decision: 'pause', reason: 'fraud', until: '2020-01-01T00:00:00Z' }],
    [{ decision: 'dismiss', toReporter: 'report-acted' }],
  ])('%j is 400', async (body) => {
    const { id } = await reported()
    expect((await reports.takeAndDecide(moderator, id, body)).status).toBe(400)
    expect(await reports.detail(moderator, id)).toMatchObject({ status: 'taken', outcome: null })
  })

  test('to pause does so with reason and end, once; the member is told', async () => {
    const { id, subject } = await reported()
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString()
    const order = { decision: 'pause', reason: 'fraud', until, toMember: { template: 'paused' } }
    await reports.act(moderator, id, 'take')
    const answers = await Promise.all([1, 2, 3].map(() => reports.decide(moderator, id, order)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await profile(subject)).toMatchObject({ isActive: false, staffPause: { reason: 'fraud', until } })
    expect(await reports.notices(subject)).toMatchObject([{ template: 'paused', until }])
    expect(await service.account(subject.id)).toMatchObject({ paused_by_staff: true })
    const actions = (await service.audit(subject.id)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'member.paused')).toHaveLength(1)
    expect(actions.filter((action) => action === 'report.decided')).toHaveLength(1)
  })

  test('to pause somebody whom staff have paused otherwise meanwhile is a conflict', async () => {
    const { id, subject } = await reported()
    const body = { isActive: false, reason: 'underage' }
    await service.call('PATCH', `users/${subject.id}`, { token: second.token, body })
    expect(await reports.takeAndDecide(moderator, id, { decision: 'pause', reason: 'fraud' })).toMatchObject({
      status: 409,
      json: { code: 'conflict' },
    })
    expect(await reports.detail(moderator, id)).toMatchObject({ status: 'taken', outcome: null })
    expect((await reports.decide(moderator, id, { decision: 'dismiss' })).status).toBe(200)
  })

  test('to delete is for admins: nothing of either side is left but ids', async () => {
    const { id, reporter, subject } = await reported({ name: 'ريم' })
    const other = await reports.made(await member(), subject, { words: 'about her' })
    const order = {
      decision: 'delete',
      reason: 'fraud',
      toMember: { template: 'deleted' },
      toReporter: 'report-acted',
    }
    expect((await reports.takeAndDecide(moderator, id, order)).status).toBe(403)
    await reports.act(moderator, id, 'escalate')
    expect(await reports.takeAndDecide(admin, id, order)).toMatchObject({
      status: 200,
      json: { status: 'resolved', decision: 'delete' },
    })
    const [farewell] = await service.database.query(
      'select template from users.notice_mails where address = $1',
      [subject.email],
    )
    expect(farewell).toEqual({ template: 'deleted' })
    await waitUntil(
      'all is erased',
      async () => (await reports.detail(moderator, other)).status === 'resolved',
    )
    expect(await reports.detail(moderator, other)).toMatchObject({
      subject: { id: subject.id, name: null },
      words: '',
      evidence: null,
      outcome: null,
      decision: null,
    })
    expect(await reports.detail(moderator, id)).toMatchObject({
      evidence: null,
      outcome: { decision: 'delete' },
    })
    expect(await reports.own(reporter)).toMatchObject([
      { name: null, status: 'closed', told: 'report-acted' },
    ])
    expect(await reports.notices(reporter)).toHaveLength(1)
  })

  test('while the users service is away is 503, and nothing has happened', async () => {
    const { id, subject } = await reported()
    await reports.act(moderator, id, 'take')
    await service.line.unplug()
    try {
      expect(await reports.decide(moderator, id, { decision: 'pause', reason: 'fraud' })).toMatchObject({
        status: 503,
        json: { code: 'unavailable' },
      })
    } finally {
      await service.line.plugIn()
    }
    expect(await reports.detail(moderator, id)).toMatchObject({ status: 'taken', outcome: null })
    expect((await profile(subject)).isActive).toBe(true)
    expect(await reports.act(moderator, id, 'release')).toMatchObject({ status: 200 })
  })
})

describe('who may not', () => {
  test('a report about oneself does not exist; one of one’s own is for others', async () => {
    const { id, reporter, subject } = await reported()
    const role = { token: admin.token, body: { role: 'moderator' } }
    for (const { id: memberId } of [reporter, subject]) {
      expect((await service.call('PUT', `users/${memberId}/role`, role)).status).toBe(200)
    }
    const [maker, about] = await Promise.all(
      [reporter, subject].map((one) => service.neighbours.users.signInAgain(one)),
    )
    if (!maker || !about) throw new Error('nobody signed in')
    expect((await reports.act(about, id, 'take')).status).toBe(404)
    expect((await service.call('GET', `reports/${id}`, { token: about.token })).status).toBe(404)
    expect((await reports.queue(about, `?subject=${subject.id}`)).json).toEqual([])
    expect((await reports.act(maker, id, 'take')).status).toBe(403)
    // It is about staff now, so a moderator cannot decide on it.
    expect((await reports.takeAndDecide(moderator, id, { decision: 'dismiss' })).status).toBe(403)
    await reports.act(moderator, id, 'escalate')
    expect((await reports.takeAndDecide(admin, id, { decision: 'dismiss' })).status).toBe(200)
  })
})
