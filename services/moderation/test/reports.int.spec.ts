import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits } from '@rafiq/contracts'
import { ownReportsSchema } from '@rafiq/contracts/moderation'
import { memberExportSchema } from '@rafiq/contracts/personal-data'
import { uuidv7 } from '@rafiq/service-kit'
import { askAgain, type RegisteredMember } from '@rafiq/testing'
import { ModerationService } from './moderation-service.ts'
import { Reporting } from './reporting.ts'

let service: ModerationService
let reports: Reporting
let moderator: RegisteredMember

beforeAll(async () => {
  service = await ModerationService.start()
  reports = new Reporting(service)
  moderator = await service.others.staff('moderator')
})
afterAll(() => service?.stop())

const member = (overrides = {}) => service.others.member(overrides)

describe('reporting a profile', () => {
  test('keeps it as it was at that moment', async () => {
    const [reporter, subject] = [await member({ name: 'هند' }), await member({ name: 'ريم', bio: 'before' })]
    const id = await reports.made(reporter, subject, { category: 'fraud', words: ' asked for money ' })
    await service.others.users.rename(subject, 'سعاد')
    const detail = await reports.detail(moderator, id)
    expect(detail).toMatchObject({
      status: 'open',
      category: 'fraud',
      kind: 'profile',
      words: 'asked for money',
      subject: { id: subject.id },
      reporter: { id: reporter.id, name: 'هند' },
      evidence: { card: { name: 'ريم', bio: 'before' }, photo: null, messages: [] },
      unresolved: 1,
      held: false,
      outcome: null,
    })
    expect(JSON.stringify(detail)).not.toContain(subject.email)
    expect(ownReportsSchema.parse(await reports.own(reporter))).toMatchObject([
      { id, subject: 'profile', name: 'ريم', status: 'open', told: null },
    ])
    expect(await reports.own(subject)).toEqual([])
  })

  test('of somebody whom the caller does not know is 404, like one who never was', async () => {
    const [reporter, far] = [await member(), await member({ location: 'jeddah', area: null })]
    for (const id of [far.id, uuidv7(), reporter.id, moderator.id]) {
      expect(await reports.profile(reporter, { id })).toMatchObject({
        status: 404,
        json: { code: 'not-found' },
      })
    }
    expect(await reports.own(reporter)).toEqual([])
  })

  const subject = { kind: 'profile', memberId: uuidv7() }
  test.each([
    ['nothing', {}],
    ['somebody by no id', { subject: { kind: 'profile', memberId: 'x' }, category: 'fraud' }],
    ['for no reason of ours', { subject, category: 'rude' }],
    ['for another reason, without words', { subject, category: 'other', words: ' ' }],
    ['in too many words', { subject, category: 'fraud', words: 'x'.repeat(1_001) }],
  ])('%s is 400', async (_, body) => {
    expect(await reports.make(await member(), body)).toMatchObject({ status: 400 })
  })

  test('again is 409 while it is open, also many at once, and is possible afterwards', async () => {
    const [reporter, subject] = [await member(), await member()]
    const answers = await Promise.all([1, 2, 3, 4].map(() => reports.profile(reporter, subject)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('report-exists')
    const [{ id }] = (await reports.own(reporter)) as [{ id: string }]
    await reports.takeAndDecide(moderator, id, { decision: 'dismiss' })
    expect((await reports.profile(reporter, subject)).status).toBe(201)
  })

  test('is possible ten times a day, also many at once', async () => {
    const reporter = await member()
    const subjects: RegisteredMember[] = []
    while (subjects.length < limits.reports.perDay + 2) subjects.push(await member())
    // They wait for one another, on a busy machine for longer than the service waits.
    const report = (subject: RegisteredMember) => askAgain(() => reports.profile(reporter, subject))
    const answers = await Promise.all(subjects.map(report))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, json }) => [status, json.code])).toEqual([
      [422, 'report-limit'],
      [422, 'report-limit'],
    ])
    // Those of the day before do not count.
    await service.database.query(
      `update moderation.reports set created_at = now() - interval '25 hours' where reporter_id = $1`,
      [reporter.id],
    )
    expect((await reports.profile(reporter, await member())).status).toBe(201)
  })

  test('a block keeps nobody from being reported', async () => {
    const [reporter, subject] = [await member(), await member()]
    const block = await fetch(`${service.others.users.url}/api/user/blocks/${reporter.id}`, {
      method: 'PUT',
      headers: { 'x-session-token': subject.token },
    })
    expect(block.status).toBe(204)
    expect((await reports.profile(reporter, subject)).status).toBe(201)
  })

  test('is possible for a paused member who was in contact', async () => {
    const [reporter, subject] = [await member(), await member()]
    const [message] = await reports.conversation(subject, reporter, ['hello'])
    const pause = { token: moderator.token, body: { isActive: false, reason: 'other' } }
    expect((await service.call('PATCH', `users/${reporter.id}`, pause)).status).toBe(200)
    const body = { subject: { kind: 'message', messageId: message?.id }, category: 'harassment' }
    expect((await reports.make(reporter, body)).status).toBe(201)
    expect((await reports.profile(reporter, subject)).status).toBe(201)
  })
})

describe('reporting a message', () => {
  test('keeps it with what was said around it', async () => {
    const [reporter, subject] = [await member(), await member({ name: 'ريم' })]
    const lines = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
    const messages = await reports.conversation(reporter, subject, lines)
    const messageId = messages[5]?.id
    const answer = await reports.make(reporter, {
      subject: { kind: 'message', messageId },
      category: 'harassment',
    })
    expect(answer.status).toBe(201)
    const { evidence, kind, subject: about } = await reports.detail(moderator, answer.json.id)
    expect({ kind, about, name: evidence?.card?.name }).toEqual({
      kind: 'message',
      about: { id: subject.id, name: 'ريم' },
      name: 'ريم',
    })
    expect(evidence?.messages.map(({ from, content, reported }) => [from, content, reported])).toEqual([
      ['reporter', '3', false],
      ['subject', '4', false],
      ['reporter', '5', false],
      ['subject', '6', true],
      ['reporter', '7', false],
      ['subject', '8', false],
      ['reporter', '9', false],
    ])
  })

  test('that is one’s own, of another room, or never was is 404', async () => {
    const [one, other, outsider] = [await member(), await member(), await member()]
    const [mine] = await reports.conversation(one, other, ['hello', 'hi'])
    const report = (by: RegisteredMember, messageId: string) =>
      reports.make(by, { subject: { kind: 'message', messageId }, category: 'harassment' })
    expect((await report(one, mine?.id ?? '')).status).toBe(404)
    expect((await report(outsider, mine?.id ?? '')).status).toBe(404)
    expect((await report(one, uuidv7())).status).toBe(404)
    expect((await report(other, mine?.id ?? '')).status).toBe(201)
  })
})

describe('the queue', () => {
  test('is oldest first, filtered, paged, and recorded', async () => {
    const [one, two, subject] = [await member(), await member(), await member({ name: 'ريم' })]
    const ids = [
      await reports.made(one, subject, { category: 'underage' }),
      await reports.made(two, subject, { category: 'fake-profile' }),
    ]
    const filter = `?subject=${subject.id}`
    const { status, json, headers } = await reports.queue(moderator, filter)
    expect([status, headers['x-total-count'], headers['x-next-cursor']]).toEqual([200, '2', undefined])
    expect(json.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(json[0]).toMatchObject({ subject: { name: 'ريم' }, may: ['take', 'escalate', 'note'] })
    const page = await reports.queue(moderator, `${filter}&limit=1`)
    const cursor = String(page.headers['x-next-cursor'])
    const next = await reports.queue(moderator, `${filter}&limit=1&cursor=${cursor}`)
    expect([page.json[0].id, next.json[0].id, next.headers['x-next-cursor']]).toEqual([...ids, undefined])
    expect((await reports.queue(moderator, `?status=all&cursor=${cursor}`)).status).toBe(400)
    await reports.act(moderator, ids[1] ?? '', 'take')
    for (const query of ['', '&assignee=me', '&status=resolved']) {
      const answer = await reports.queue(moderator, `${filter}${query}`)
      expect(answer.headers['x-waiting']).toBe('open=1,taken=1,escalated=0')
    }
    const idsOf = async (query: string) =>
      (await reports.queue(moderator, `${filter}${query}`)).json.map(({ id }: { id: string }) => id)
    expect(await idsOf('&status=taken')).toEqual([ids[1]])
    expect(await idsOf('&assignee=me')).toEqual([ids[1]])
    expect(await idsOf(`&assignee=${moderator.id}`)).toEqual([ids[1]])
    expect(await idsOf('&assignee=none')).toEqual([ids[0]])
    expect(await idsOf('&category=underage')).toEqual([ids[0]])
    expect(await idsOf('&status=resolved')).toEqual([])
    const [entry] = await service.database.query(
      `select details from audit.entries where action = 'reports.listed' and actor_id = $1
       and details ->> 'category' = 'underage'`,
      [moderator.id],
    )
    expect(entry).toEqual({
      details: { shown: 1, status: 'unresolved', category: 'underage', memberIds: [subject.id, one.id] },
    })
  })

  test('finds what somebody decided among what is resolved, and among all', async () => {
    const { id, subject } = await reports.reported()
    const other = await reports.made(await member(), subject)
    await reports.takeAndDecide(moderator, id, { decision: 'dismiss' })
    await reports.act(moderator, other, 'take')
    const idsOf = async (query: string) =>
      (await reports.queue(moderator, `?subject=${subject.id}&${query}`)).json.map(
        ({ id }: { id: string }) => id,
      )
    expect(await idsOf('status=resolved&assignee=me')).toEqual([id])
    expect(await idsOf('status=all&assignee=me')).toEqual([other, id])
    expect(await idsOf('assignee=me')).toEqual([other])
    expect(await idsOf(`status=resolved&assignee=${uuidv7()}`)).toEqual([])
  })

  test.each(['?status=new', '?assignee=somebody', '?limit=0', '?limit=101', '?cursor=x', '?subject=1'])(
    '%s is 400',
    async (query) => expect((await reports.queue(moderator, query)).status).toBe(400),
  )
})

test('export of a member holds the reports they made, not those about them', async () => {
  const [reporter, subject] = [await member(), await member()]
  const id = await reports.made(reporter, subject, { words: 'as I said' })
  const parts = await Promise.all(
    [reporter, subject].map(async (one) =>
      memberExportSchema.parse(await (await service.others.users.export(one)).json()),
    ),
  )
  expect(parts[0]?.moderation.reports).toMatchObject([{ id, words: 'as I said' }])
  expect(parts[1]?.moderation).toEqual({ actions: [], accesses: [], reports: [], notices: [], requests: [] })
})
