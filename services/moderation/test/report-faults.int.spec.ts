import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7, WorkContext } from '@rafiq/service-kit'
import { type RegisteredMember, waitUntil } from '@rafiq/testing'
import { ClearOldEvidence } from '../src/reports/clear-old-evidence.ts'
import { DecideReport } from '../src/reports/decide-report.ts'
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

const member = (overrides = {}) => service.others.member(overrides)

/** What is stored once a decision is taken, before anything of it is done. */
const keepDecision = (id: string, by: RegisteredMember, role: string, decision: string) =>
  service.database.query(
    `update moderation.reports
     set decision = $4, reason = 'fraud', to_reporter = 'report-acted', decided_by = $2, decided_role = $3,
       decided_at = now(), pending_id = $5,
       pause_id = case $4 when 'pause' then $6::uuid end
     where id = $1`,
    [id, by.id, role, decision, uuidv7(), uuidv7()],
  )

const completeDecision = (reportId: string) =>
  service.app.get(WorkContext).run(() => service.app.get(DecideReport).completeLater({ reportId }))

describe('a crash', () => {
  test('between the stored decision and its order: it is completed', async () => {
    const { id, subject, reporter } = await reports.reported()
    await reports.act(moderator, id, 'take')
    await keepDecision(id, moderator, 'moderator', 'pause')
    expect((await reports.act(moderator, id, 'release')).status).toBe(409)
    expect((await reports.decide(moderator, id, { decision: 'dismiss' })).status).toBe(409)
    await service.down()
    await service.up()
    await completeDecision(id)
    expect(await reports.detail(moderator, id)).toMatchObject({ status: 'resolved', decision: 'pause' })
    expect((await service.others.users.profile(subject)).staffPause).toMatchObject({ reason: 'fraud' })
    expect(await reports.notices(reporter)).toHaveLength(1)
  })

  test('between the order and the record: the same decision again finishes it, once', async () => {
    const { id, subject } = await reports.reported()
    await reports.act(moderator, id, 'take')
    const order = { decision: 'pause', reason: 'fraud', toMember: { template: 'paused' } }
    expect((await reports.decide(moderator, id, order)).status).toBe(200)
    await service.database.query('delete from moderation.notices where report_id = $1', [id])
    await service.database.query(
      `update moderation.reports set status = 'taken', assignee_id = $2, resolved_at = null, pending_id = $3
       where id = $1`,
      [id, moderator.id, uuidv7()],
    )
    expect(await reports.decide(moderator, id, order)).toMatchObject({
      status: 200,
      json: { status: 'resolved' },
    })
    const actions = (await service.audit(subject.id)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'member.paused')).toHaveLength(1)
    expect(await reports.notices(subject)).toHaveLength(1)
  })

  test('in the middle of a deletion: it ends as it was decided, with all erased', async () => {
    const { id, subject, reporter } = await reports.reported()
    await reports.act(admin, id, 'take')
    await keepDecision(id, admin, 'admin', 'delete')
    await service.down()
    await service.others.users.delete(subject)
    await service.up()
    await waitUntil('it is resolved', async () => (await reports.detail(moderator, id)).status === 'resolved')
    expect(await reports.detail(moderator, id)).toMatchObject({
      evidence: null,
      outcome: { decision: 'delete' },
    })
    expect(await reports.notices(reporter)).toMatchObject([{ template: 'report-acted' }])
    await completeDecision(id)
    expect(await reports.notices(reporter)).toHaveLength(1)
    await waitUntil('everybody has confirmed it', async () => {
      const open = 'select from users.member_erasures where member_id = $1 and confirmed_at is null'
      return (await service.database.query(open, [subject.id])).length === 0
    })
  })
})

describe('a deletion', () => {
  test('of whoever was reported closes it; nothing personal is left', async () => {
    const { id, subject } = await reports.reported()
    await reports.act(moderator, id, 'notes', { text: 'about them' })
    await reports.act(moderator, id, 'take')
    await service.others.users.delete(subject)
    await waitUntil('it is closed', async () => (await reports.detail(moderator, id)).status === 'resolved')
    expect(await reports.detail(moderator, id)).toMatchObject({
      words: '',
      evidence: null,
      notes: [],
      assignee: null,
      subject: { id: subject.id, name: null },
    })
    expect(await service.audit(subject.id)).toContainEqual({
      action: 'report.closed',
      actor: null,
      details: { reportId: id },
    })
  })

  test('of whoever reported leaves it open without them', async () => {
    const [reporter, subject] = [await member(), await member()]
    const [, message] = await reports.conversation(reporter, subject, ['mine', 'theirs', 'mine too'])
    const about = { kind: 'message', messageId: message?.id }
    const { json } = await reports.make(reporter, { subject: about, category: 'fraud', words: 'my words' })
    await service.others.users.delete(reporter)
    await waitUntil(
      'it is without them',
      async () => (await reports.detail(moderator, json.id)).reporter === null,
    )
    const detail = await reports.detail(moderator, json.id)
    expect(detail).toMatchObject({ status: 'open', words: '', evidence: { card: { id: subject.id } } })
    expect(detail.evidence?.messages.map(({ content }) => content)).toEqual(['theirs'])
    const decided = await reports.takeAndDecide(moderator, json.id, {
      decision: 'warn',
      reason: 'fraud',
      toMember: { template: 'warning-fraud' },
      toReporter: 'report-acted',
    })
    expect(decided.status).toBe(200)
    const told = await service.database.query('select from moderation.notices where member_id = $1', [
      reporter.id,
    ])
    expect(told).toEqual([])
  })

  test('of somebody of staff gives back what they had taken', async () => {
    const { id } = await reports.reported()
    const other = await service.others.staff('moderator')
    await reports.act(other, id, 'take')
    await service.call('DELETE', `users/${other.id}`, { token: admin.token })
    await waitUntil('it is open', async () => (await reports.detail(moderator, id)).status === 'open')
  })
})

test('evidence is kept for a bounded time after a report is resolved', async () => {
  const [old, young] = [await reports.reported(), await reports.reported()]
  for (const { id } of [old, young]) {
    await reports.act(moderator, id, 'notes', { text: 'kept for a while' })
    await reports.takeAndDecide(moderator, id, { decision: 'dismiss' })
  }
  await service.database.query(
    `update moderation.reports set resolved_at = now() - interval '91 days' where id = $1`,
    [old.id],
  )
  await service.app.get(WorkContext).run(() => service.app.get(ClearOldEvidence).run())
  expect(await reports.detail(moderator, old.id)).toMatchObject({ evidence: null, words: '', notes: [] })
  const kept = await reports.detail(moderator, young.id)
  expect([kept.evidence === null, kept.notes.length]).toEqual([false, 1])
})

test('without the chat service a profile can be reported, and a message is 503', async () => {
  const [reporter, subject] = [await member(), await member()]
  const [message] = await reports.conversation(subject, reporter, ['hello'])
  await service.others.chat.stop()
  const about = { kind: 'message', messageId: message?.id }
  expect(await reports.make(reporter, { subject: about, category: 'fraud' })).toMatchObject({ status: 503 })
  expect((await reports.profile(reporter, subject)).status).toBe(201)
})
