import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits } from '@rafiq/contracts'
import { memberExportSchema } from '@rafiq/contracts/personal-data'
import { uuidv7 } from '@rafiq/service-kit'
import { type RegisteredMember, tracesOf, waitUntil } from '@rafiq/testing'
import { ModerationService } from './moderation-service.ts'
import { Reporting } from './reporting.ts'
import { access, appealOf, granted, refused, requestCalls } from './request-calls.ts'

let service: ModerationService
let reporting: Reporting
let moderator: RegisteredMember
let colleague: RegisteredMember

beforeAll(async () => {
  service = await ModerationService.start()
  reporting = new Reporting(service)
  moderator = await service.others.staff('moderator')
  colleague = await service.others.staff('admin')
})
afterAll(() => service?.stop())

const { make, made, own, withdraw, queue, read, answer, wholeQueue } = requestCalls(() => service)

describe('a request', () => {
  test('waits for thirty days with its words, and its maker alone reads it', async () => {
    const [member, other] = [await service.others.member(), await service.others.member()]
    const { status, json } = await make(member, access)
    expect({ status, json }).toMatchObject({
      status: 201,
      json: { ...access, against: null, status: 'open', closedAt: null, outcome: null, answer: null },
    })
    expect(Date.parse(json.due) - Date.parse(json.at)).toBe(limits.requests.days * 86_400_000)
    expect(await own(member)).toEqual([json])
    expect(await own(other)).toEqual([])
    expect((await withdraw(other, json.id)).status).toBe(404)
  })

  test('is in the export of whoever made it', async () => {
    const member = await service.others.member()
    await made(member, access)
    const data = memberExportSchema.parse(await (await service.others.users.export(member)).json())
    expect(data.moderation.requests).toEqual(await own(member))
  })

  test('is withdrawn, again and again, and made anew', async () => {
    const member = await service.others.member()
    const id = await made(member, access)
    expect((await withdraw(member, id)).status).toBe(204)
    expect((await withdraw(member, id)).status).toBe(204)
    expect(await own(member)).toMatchObject([{ id, status: 'withdrawn', closedAt: expect.any(String) }])
    await made(member, access)
  })

  test('of a kind that waits is refused, also where many come at once', async () => {
    const member = await service.others.member()
    const answers = await Promise.all(Array.from({ length: 5 }, () => make(member, access)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    expect((await make(member, access)).json).toMatchObject({ code: 'request-exists' })
  })

  test.each([
    {},
    { kind: 'access' },
    { kind: 'access', words: ' ' },
    { kind: 'access', words: 'x'.repeat(limits.requests.words + 1) },
    { kind: 'refund', words: 'x' },
    { kind: 'appeal', words: 'x' },
    { kind: 'appeal', words: 'x', against: { kind: 'notice' } },
  ])('of %j is 400', async (body) => {
    const member = await service.others.member()
    expect(await make(member, body)).toMatchObject({ status: 400, json: { code: 'malformed' } })
  })

  test('goes with the account, and one that was never answered stays on record without a word of it', async () => {
    const member = await service.others.member()
    const id = await made(member, access)
    await service.others.users.delete(member)
    await waitUntil('the request is gone', async () => (await read(moderator, id)).status === 404)
    expect(await service.audit(member.id)).toContainEqual({
      action: 'request.closed',
      actor: null,
      details: { requestId: id, kind: 'access' },
    })
  })
})

describe('an answer', () => {
  test('closes the request, tells the member once, and is recorded', async () => {
    const member = await service.others.member()
    const id = await made(member, access)
    const done = await answer(moderator, id)
    expect(done).toMatchObject({
      status: 200,
      json: { id, status: 'answered', outcome: 'granted', answer: granted.words, mayAnswer: false },
    })
    expect((await answer(moderator, id)).status).toBe(200)
    expect(await own(member)).toMatchObject([
      { status: 'answered', outcome: 'granted', answer: granted.words },
    ])
    expect(JSON.stringify(await own(member))).not.toContain(moderator.id)
    expect(await reporting.notices(member)).toMatchObject([{ template: 'request-answered', words: null }])
    expect((await service.audit(member.id)).filter(({ action }) => action === 'request.answered')).toEqual([
      {
        action: 'request.answered',
        actor: moderator.id,
        details: { requestId: id, kind: 'access', outcome: 'granted' },
      },
    ])
    expect((await withdraw(member, id)).json).toMatchObject({ code: 'request-closed' })
  })

  test('of two at the same moment is one', async () => {
    const member = await service.others.member()
    const id = await made(member, access)
    const answers = await Promise.all([answer(moderator, id), answer(colleague, id, refused)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await reporting.notices(member)).toHaveLength(1)
  })

  test('and a withdrawal at the same moment are one of the two', async () => {
    const member = await service.others.member()
    const id = await made(member, access)
    const [answered, withdrawn] = await Promise.all([answer(moderator, id), withdraw(member, id)])
    expect([
      [200, 409],
      [409, 204],
    ]).toContainEqual([answered.status, withdrawn.status])
    expect(await reporting.notices(member)).toHaveLength(answered.status === 200 ? 1 : 0)
  })

  test('at the moment at which the account is deleted leaves nothing of the request', async () => {
    const member = await service.others.member()
    const id = await made(member, access)
    const [answered] = await Promise.all([answer(moderator, id), service.others.users.delete(member)])
    expect([200, 404, 409]).toContain(answered.status)
    await waitUntil('the request is gone', async () => (await read(moderator, id)).status === 404)
    const held = await tracesOf(service.database, member.id)
    expect(held.filter((place) => /requests|notices/.test(place))).toEqual([])
  })

  test('comes too late for what was withdrawn', async () => {
    const member = await service.others.member()
    const id = await made(member, access)
    await withdraw(member, id)
    expect(await answer(moderator, id)).toMatchObject({ status: 409, json: { code: 'request-closed' } })
    expect(await reporting.notices(member)).toEqual([])
  })

  test.each([
    {},
    { outcome: 'granted' },
    { outcome: 'later', words: 'x' },
    { outcome: 'refused', words: '' },
  ])('%j is 400', async (body) => {
    const id = await made(await service.others.member(), access)
    expect(await answer(moderator, id, body)).toMatchObject({ status: 400, json: { code: 'malformed' } })
  })

  test('to nothing, or to a request of one’s own, is 404', async () => {
    expect((await answer(moderator, uuidv7())).status).toBe(404)
    const id = await made(moderator, access)
    expect((await answer(moderator, id)).status).toBe(404)
    expect((await read(moderator, id)).status).toBe(404)
    expect((await answer(colleague, id)).status).toBe(200)
  })
})

describe('an appeal', () => {
  test('against a pause is answered by somebody else than who paused; refused, not again until the next pause', async () => {
    const member = await service.others.member()
    const change = (body: object) =>
      service.call('PATCH', `users/${member.id}`, { token: moderator.token, body })
    await change({ isActive: false, reason: 'fraud' })
    const id = await made(member, appealOf({ kind: 'pause' }))
    expect((await read(moderator, id)).json).toMatchObject({
      against: { kind: 'pause', noticeId: null, template: null },
      decidedBy: { id: moderator.id },
      mayAnswer: false,
    })
    expect(await answer(moderator, id)).toMatchObject({ status: 403, json: { code: 'own-decision' } })
    expect((await read(colleague, id)).json).toMatchObject({ mayAnswer: true })
    expect((await answer(colleague, id, refused)).status).toBe(200)
    const again = await make(member, appealOf({ kind: 'pause' }))
    expect(again).toMatchObject({ status: 409, json: { code: 'appeal-answered' } })
    await change({ isActive: true })
    await change({ isActive: false, reason: 'other' })
    await made(member, appealOf({ kind: 'pause' }))
  })

  test('against a decision on a report names the notice that told it, and is made once at a time', async () => {
    const { reporter, id: report } = await reporting.reported()
    await reporting.takeAndDecide(moderator, report, { decision: 'dismiss', toReporter: 'report-no-breach' })
    const [notice] = await reporting.notices(reporter)
    const against = { kind: 'notice', noticeId: notice.id }
    const id = await made(reporter, appealOf(against))
    expect(await own(reporter)).toMatchObject([
      { id, against: { ...against, template: 'report-no-breach', at: notice.at } },
    ])
    expect((await make(reporter, appealOf(against))).json).toMatchObject({ code: 'request-exists' })
    expect((await answer(moderator, id)).json).toMatchObject({ code: 'own-decision' })
    expect((await answer(colleague, id)).status).toBe(200)
    await made(reporter, appealOf(against))
  })

  test('against a pause and one against the notice that told it are the same', async () => {
    const { subject, id: report } = await reporting.reported()
    await reporting.takeAndDecide(moderator, report, {
      ...{ decision: 'pause', reason: 'fraud', until: null, toReporter: 'report-thanks' },
      toMember: { template: 'paused', words: null },
    })
    const [notice] = await reporting.notices(subject)
    const against = { kind: 'notice', noticeId: notice.id }
    const id = await made(subject, appealOf({ kind: 'pause' }))
    expect(await own(subject)).toMatchObject([{ id, against: { ...against, template: 'paused' } }])
    const codes = async () => [
      (await make(subject, appealOf(against))).json.code,
      (await make(subject, appealOf({ kind: 'pause' }))).json.code,
    ]
    expect(await codes()).toEqual(['request-exists', 'request-exists'])
    expect((await answer(moderator, id)).json).toMatchObject({ code: 'own-decision' })
    await answer(colleague, id, refused)
    expect(await codes()).toEqual(['appeal-answered', 'appeal-answered'])
  })

  test('needs a decision of one’s own', async () => {
    const { reporter, subject, id } = await reporting.reported()
    expect((await make(subject, appealOf({ kind: 'pause' }))).json).toMatchObject({ code: 'not-appealable' })
    await reporting.takeAndDecide(moderator, id, {
      ...{ decision: 'warn', reason: 'fraud', toReporter: 'report-thanks' },
      toMember: { template: 'warning-fraud', words: null },
    })
    const [thanks] = await reporting.notices(reporter)
    const [warning] = await reporting.notices(subject)
    const against = (noticeId: string) => appealOf({ kind: 'notice', noticeId })
    expect((await make(reporter, against(thanks.id))).json).toMatchObject({ code: 'not-appealable' })
    expect((await make(reporter, against(warning.id))).status).toBe(404)
    await made(subject, against(warning.id))
  })

  test('is one of five requests that wait at most', async () => {
    const member = await service.others.member()
    const kinds = ['access', 'correction', 'deletion', 'objection']
    for (const kind of kinds) await made(member, { kind, words: 'x' })
    await service.call('PUT', `users/${member.id}/gender`, {
      token: moderator.token,
      body: { gender: 'male', reason: 'requested' },
    })
    const [notice] = await reporting.notices(member)
    await made(member, appealOf({ kind: 'notice', noticeId: notice.id }))
    await service.call('PATCH', `users/${member.id}`, {
      token: moderator.token,
      body: { isActive: false, reason: 'fraud' },
    })
    expect((await make(member, appealOf({ kind: 'pause' }))).json).toMatchObject({ code: 'request-limit' })
  })
})

describe('the queue', () => {
  test('holds what waits by when it is due, page by page, and what is closed from its end', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => service.others.member()))
    const ids: string[] = []
    for (const member of members) ids.push(await made(member, { kind: 'deletion', words: 'x' }))
    const deletions = async (status: string) =>
      (await wholeQueue(moderator, `?kind=deletion&status=${status}`)).map(({ id }) => id)
    const waiting = await deletions('open')
    expect(waiting.slice(-5)).toEqual(ids)
    for (const id of ids.slice(0, 3)) await answer(moderator, id)
    expect((await deletions('open')).slice(-2)).toEqual(ids.slice(3))
    expect((await deletions('closed')).slice(0, 3)).toEqual(ids.slice(0, 3).reverse())
    const { headers, json } = await queue(moderator, '?kind=deletion&status=closed&limit=1')
    expect(Number(headers['x-total-count'])).toBe(await deletions('closed').then(({ length }) => length))
    expect(json).toMatchObject([{ member: { id: members[2]?.id }, outcome: 'granted', mayAnswer: false }])
  })

  test('and a request in it are recorded as read, which the member is told', async () => {
    const member = await service.others.member()
    const id = await made(member, { kind: 'correction', words: 'x' })
    await wholeQueue(moderator, '?kind=correction')
    await read(moderator, id)
    expect(await service.audit(member.id)).toContainEqual(
      expect.objectContaining({ action: 'request.read', details: { requestId: id, kind: 'correction' } }),
    )
    const accesses = await service.call('GET', '/api/user/staff-accesses', { token: member.token })
    expect(accesses.json).toMatchObject([{ act: 'requests-read', reason: 'own-request', times: 2 }])
  })

  test.each(['?status=mine', '?limit=0', '?kind=refund', '?cursor=x', `?cursor=${'x'.repeat(1_001)}`])(
    'with %s is 400',
    async (query) => {
      expect((await queue(moderator, query)).status).toBe(400)
    },
  )
})
