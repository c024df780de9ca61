import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type AuditLogEntry, auditLogSchema } from '@rafiq/contracts/moderation'
import { type RegisteredMember, waitUntil } from '@rafiq/testing'
import { ModerationService } from './moderation-service.ts'
import { Reporting } from './reporting.ts'

let service: ModerationService
let reports: Reporting
let moderator: RegisteredMember
let admin: RegisteredMember
let member: RegisteredMember

beforeAll(async () => {
  service = await ModerationService.start({ beside: [] })
  reports = new Reporting(service)
  moderator = await service.others.staff('moderator')
  admin = await service.others.staff('admin')
  member = await service.others.member()
  for (const isActive of [false, true]) {
    const body = { isActive, reason: 'fraud' }
    await service.call('PATCH', `users/${member.id}`, { token: moderator.token, body })
  }
  await waitUntil('both are known', async () => (await service.audit(member.id)).length === 2)
})
afterAll(() => service?.stop())

const log = (query = '', token: string | undefined = admin.token) =>
  service.call('GET', `audit${query}`, { ...(token !== undefined && { token }) })

describe('the audit log', () => {
  test('is newest first, with who did what to whom', async () => {
    const { status, json } = await log(`?subjectId=${member.id}`)
    expect(status).toBe(200)
    expect(auditLogSchema.parse(json)).toMatchObject([
      { action: 'member.activated', service: 'users' },
      {
        action: 'member.paused',
        actor: { id: moderator.id, role: 'moderator', email: moderator.email },
        subject: { kind: 'member', id: member.id, email: member.email },
        details: { reason: 'fraud' },
      },
    ])
  })

  test('is filtered by action, actor and time', async () => {
    const [activated, paused] = (await log(`?subjectId=${member.id}`)).json
    const ids = async (query: string) =>
      (await log(`?subjectId=${member.id}&${query}`)).json.map(({ id }: { id: string }) => id)
    expect(await ids('action=member.paused')).toEqual([paused.id])
    expect(await ids(`actorId=${moderator.id}`)).toEqual([activated.id, paused.id])
    expect(await ids(`actorId=${admin.id}`)).toEqual([])
    expect(await ids('actorId=system')).toEqual([])
    expect(await ids('from=2100-01-01T00:00:00Z')).toEqual([])
    expect(await ids('to=2020-01-01T00:00:00Z')).toEqual([])
    expect(await ids('from=2020-01-01T00:00:00Z&to=2100-01-01T00:00:00Z')).toHaveLength(2)
  })

  test('comes in pages that miss nothing', async () => {
    const first = await log(`?subjectId=${member.id}&limit=1`)
    const cursor = String(first.headers['x-next-cursor'])
    const last = await log(`?subjectId=${member.id}&limit=1&cursor=${cursor}`)
    const whole = await log(`?subjectId=${member.id}`)
    expect([...first.json, ...last.json]).toEqual(whole.json)
    expect(last.headers['x-next-cursor']).toBeUndefined()
  })

  test('holds who read it', async () => {
    await log('?action=member.deleted')
    const { json } = await log(`?action=audit.read&actorId=${admin.id}&limit=1`)
    expect(json).toMatchObject([
      { subject: { kind: 'audit', id: null }, details: { action: 'member.deleted', shown: 0 } },
    ])
  })

  test.each(['?action=member.loved', '?actorId=x', '?from=yesterday', '?limit=501', '?cursor=x'])(
    '%s is 400',
    async (query) => expect((await log(query)).status).toBe(400),
  )
})

describe('shown accounts', () => {
  const idsOf = (json: AuditLogEntry[]) => json.map(({ action, actor }) => [action, actor.id])

  test('is found in it: on a page of the list, and as who reported somebody', async () => {
    const { id, reporter, subject } = await reports.reported()
    await reports.detail(moderator, id)
    await reports.queue(moderator, `?subject=${subject.id}`)
    await service.call('POST', 'users/search', {
      token: moderator.token,
      body: { search: reporter.email },
    })
    expect(idsOf((await log(`?subjectId=${reporter.id}`)).json)).toEqual([
      ['members.listed', moderator.id],
      ['reports.listed', moderator.id],
      ['report.read', moderator.id],
    ])
    expect(idsOf((await log(`?subjectId=${subject.id}`)).json)).toEqual([
      ['reports.listed', moderator.id],
      ['report.read', moderator.id],
    ])
  })

  test('is not who reads it: nobody learns here that they were reported', async () => {
    const { id, subject } = await reports.reported()
    await reports.detail(moderator, id)
    await reports.queue(moderator, `?subject=${subject.id}`)
    const role = { token: admin.token, body: { role: 'admin' } }
    expect((await service.call('PUT', `users/${subject.id}/role`, role)).status).toBe(200)
    const { token } = await service.others.users.signInAgain(subject)
    const about = (await log(`?subjectId=${subject.id}`, token)).json
    expect(about.map(({ action }: AuditLogEntry) => action)).toEqual([
      'sign-in.opened',
      'member.role-changed',
    ])
    const reads = await log('?action=report.read', token)
    expect(reads.json.filter((entry: AuditLogEntry) => entry.subject.id === subject.id)).toEqual([])
    const lists = await log(`?action=reports.listed&actorId=${moderator.id}`, token)
    expect(lists.json.length).toBeGreaterThan(0)
    expect(JSON.stringify(lists.json)).not.toContain(subject.id)
    const exported = (await log('/export', token)).bytes.toString('utf8').split('\r\n')
    const lines = exported.filter((line) => line.includes(subject.id) && /,reports?\./.test(line))
    expect(lines).toEqual([])
    expect(idsOf((await log(`?subjectId=${subject.id}`)).json)).toContainEqual(['report.read', moderator.id])
  })
})

describe('its export', () => {
  const text = async (query = '') => {
    const { status, headers, bytes } = await log(`/export${query}`)
    return { status, headers, lines: bytes.toString('utf8').split('\r\n') }
  }

  test('is a CSV file of what the filter finds, and recorded', async () => {
    const { status, headers, lines } = await text(`?subjectId=${member.id}`)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="rafiq-audit.csv"')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^\uFEFFid,at,service,action,/)
    expect(lines[2]).toContain(
      `,member.paused,moderator,${moderator.id},${moderator.email},member,${member.id},`,
    )
    const { json } = await log('?action=audit.exported&limit=1')
    expect(json).toMatchObject([{ details: { subjectId: member.id } }])
  })

  test('is whole however long the log is', async () => {
    await service.database.query(
      `insert into audit.entries (actor_id, actor_role, action, subject_kind, subject_id, details)
       select null, 'system', 'report.closed', 'member', $1, '{}' from generate_series(1, 2500)`,
      [moderator.id],
    )
    const { lines } = await text(`?subjectId=${moderator.id}&action=report.closed`)
    expect(new Set(lines.map((line) => line.slice(0, 36))).size).toBe(2_502)
  })

  test('is 400 for a filter that is none', async () => {
    expect((await text('?actorId=x')).status).toBe(400)
  })
})
