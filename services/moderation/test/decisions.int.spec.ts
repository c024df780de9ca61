import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { noticesSchema } from '@rafiq/contracts/moderation'
import { memberExportSchema } from '@rafiq/contracts/personal-data'
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
  moderator = await service.others.staff('moderator')
  second = await service.others.staff('moderator')
  admin = await service.others.staff('admin')
})
afterAll(() => service?.stop())

const profile = (one: RegisteredMember) => service.others.users.profile(one)
const mails = (one: { id: string }) =>
  service.database.query('select id, template, words from users.notice_mails where member_id = $1', [one.id])

const warning = {
  decision: 'warn',
  reason: 'harassment',
  toMember: { template: 'warning-conduct', words: 'Please stay polite.' },
  toReporter: 'report-acted',
}

/** The job that completes a pending decision is due in half a minute, which a busy machine may need for a test. */
const postponeJob = (reportId: string) =>
  service.database.query(
    `update events.job set start_after = now() + interval '1 hour'
     where name = 'moderation.complete-decision' and data ->> 'reportId' = $1`,
    [reportId],
  )

describe('deciding', () => {
  test('tells both sides once, on their page and by mail, and neither about the other', async () => {
    const { id, reporter, subject } = await reports.reported()
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
    const { id, reporter, subject } = await reports.reported()
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
    const { id } = await reports.reported()
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
    const { id } = await reports.reported()
    expect((await reports.takeAndDecide(moderator, id, body)).status).toBe(400)
    expect(await reports.detail(moderator, id)).toMatchObject({ status: 'taken', outcome: null })
  })

  test('to pause does so with reason and end, once; the member is told', async () => {
    const { id, subject } = await reports.reported()
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
    const { id, subject } = await reports.reported()
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
    const { id, reporter, subject } = await reports.reported({ name: 'ريم' })
    const other = await reports.made(await service.others.member(), subject, { words: 'about her' })
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

  test('while the users service is unavailable is kept pending: nobody else decides, and the same decision completes it', async () => {
    const { id, subject } = await reports.reported()
    const order = { decision: 'pause', reason: 'fraud' }
    await reports.act(moderator, id, 'take')
    await service.usersProxy.unplug()
    try {
      expect(await reports.decide(moderator, id, order)).toMatchObject({
        status: 503,
        json: { code: 'decision-pending' },
      })
    } finally {
      await service.usersProxy.plugIn()
    }
    await postponeJob(id)
    expect(await reports.detail(moderator, id)).toMatchObject({ status: 'taken', outcome: null })
    expect((await profile(subject)).isActive).toBe(true)
    expect(await reports.act(moderator, id, 'release')).toMatchObject({ status: 409 })
    expect(await reports.decide(moderator, id, order)).toMatchObject({
      status: 200,
      json: { status: 'resolved' },
    })
    expect((await profile(subject)).staffPause).toMatchObject({ reason: 'fraud' })
  })

  test('to pause says nothing of when the report was made, neither in the log nor to the member', async () => {
    const { id, subject } = await reports.reported()
    await reports.takeAndDecide(moderator, id, { decision: 'pause', reason: 'fraud' })
    const paused = (await service.audit(subject.id)).find(({ action }) => action === 'member.paused')
    expect(paused?.details).toMatchObject({ pauseId: expect.not.stringContaining(id.slice(0, 13)) })
    const told = await (await service.others.users.export(subject)).text()
    expect(memberExportSchema.parse(JSON.parse(told)).moderation.actions).toMatchObject([
      { action: 'member.paused', details: { reason: 'fraud', until: null } },
    ])
    expect(told).not.toContain(id)
  })
})

describe('an answer that is lost', () => {
  /** The users service does what it is told, and this one does not hear so. */
  const decideUnheard = async (by: RegisteredMember, id: string, order: object) => {
    await reports.act(by, id, 'take')
    service.usersProxy.loseAnswers(true)
    try {
      return await reports.decide(by, id, order)
    } finally {
      service.usersProxy.loseAnswers(false)
    }
  }
  const decidedOf = async (id: string) =>
    (await service.audit(id)).filter(({ action }) => ['report.decided', 'member.paused'].includes(action))

  test('leaves a pause to the job, which records it and tells both sides, once', async () => {
    const { id, reporter, subject } = await reports.reported()
    const order = {
      decision: 'pause',
      reason: 'fraud',
      toMember: { template: 'paused' },
      toReporter: 'report-acted',
    }
    expect(await decideUnheard(moderator, id, order)).toMatchObject({
      status: 503,
      json: { code: 'decision-pending' },
    })
    await postponeJob(id)
    await waitUntil('it is paused', async () => (await profile(subject)).staffPause !== null)
    expect(await reports.detail(moderator, id)).toMatchObject({ status: 'taken', outcome: null })
    await service.database.hasten('moderation.complete-decision', { reportId: id })
    await waitUntil('it is resolved', async () => (await reports.detail(moderator, id)).status === 'resolved')
    expect((await decidedOf(subject.id)).map(({ action, actor }) => [action, actor])).toEqual([
      ['member.paused', moderator.id],
      ['report.decided', moderator.id],
    ])
    expect(await reports.notices(subject)).toMatchObject([{ template: 'paused' }])
    expect(await reports.notices(reporter)).toMatchObject([{ template: 'report-acted' }])
  })

  test('leaves a deletion decided as it was, and the reporter is answered', async () => {
    const { id, reporter, subject } = await reports.reported()
    const order = { decision: 'delete', reason: 'fraud', toReporter: 'report-acted' }
    expect(await decideUnheard(admin, id, order)).toMatchObject({ status: 503 })
    await waitUntil('it is resolved', async () => (await reports.detail(moderator, id)).status === 'resolved')
    expect((await reports.detail(moderator, id)).outcome).toMatchObject({
      decision: 'delete',
      by: { id: admin.id },
    })
    expect((await decidedOf(subject.id)).map(({ action, actor }) => [action, actor])).toEqual([
      ['report.decided', admin.id],
    ])
    expect(await reports.notices(reporter)).toMatchObject([{ template: 'report-acted' }])
  })
})
