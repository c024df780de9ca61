import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type RegisteredMember, waitUntil } from '@rafiq/testing'
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
const profile = (one: RegisteredMember) => service.others.users.profile(one)
const dismiss = (id: string, by = moderator) => reports.takeAndDecide(by, id, { decision: 'dismiss' })
const change = ({ id }: RegisteredMember, body: object) =>
  service.call('PATCH', `users/${id}`, { token: moderator.token, body })
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
/** A pause with an end comes to it. */
const endPause = ({ id: memberId }: RegisteredMember) =>
  service.database.hasten('users.end-pause', { memberId })
const untilActive = (one: RegisteredMember) =>
  waitUntil('the pause is over', async () => (await profile(one)).isActive === true)

describe('under review', () => {
  const pause = { reason: 'under-review', until: null }

  test('is a profile that two people reported, until all is resolved', async () => {
    const [one, two, subject] = [await member(), await member(), await member()]
    const first = await reports.made(one, subject)
    expect((await profile(subject)).isActive).toBe(true)
    const [message] = await reports.conversation(subject, one, ['again'])
    const again = await reports.make(one, {
      subject: { kind: 'message', messageId: message?.id },
      category: 'harassment',
    })
    expect((await profile(subject)).isActive).toBe(true)
    const second = await reports.made(two, subject)
    expect(await profile(subject)).toMatchObject({ isActive: false, staffPause: pause })
    expect(await reports.detail(moderator, first)).toMatchObject({ held: true, unresolved: 3 })
    for (const id of [first, second]) {
      expect((await reports.takeAndDecide(moderator, id, { decision: 'dismiss' })).status).toBe(200)
      expect(await profile(subject)).toMatchObject({ isActive: false, staffPause: pause })
    }
    await reports.takeAndDecide(moderator, again.json.id, { decision: 'dismiss' })
    expect(await profile(subject)).toMatchObject({ isActive: true, staffPause: null })
    const history = (await service.audit(subject.id)).filter(({ action }) => action.startsWith('member.'))
    expect(history).toMatchObject([
      { action: 'member.paused', actor: null, details: { reason: 'under-review' } },
      { action: 'member.activated', actor: null },
    ])
  })

  test('a decision to pause takes its place, and outlasts the other report', async () => {
    const [one, two, subject] = [await member(), await member(), await member()]
    const [first, second] = [await reports.made(one, subject), await reports.made(two, subject)]
    const until = new Date(Date.now() + 7 * 86_400_000).toISOString()
    const decided = await reports.takeAndDecide(moderator, first, {
      decision: 'pause',
      reason: 'fraud',
      until,
    })
    expect(decided).toMatchObject({ status: 200, json: { status: 'resolved', decision: 'pause' } })
    await reports.takeAndDecide(moderator, second, { decision: 'dismiss' })
    expect((await profile(subject)).staffPause).toEqual({ reason: 'fraud', until })
  })

  test('is completed after a crash between the hold and its order', async () => {
    const [one, two, subject] = [await member(), await member(), await member()]
    await reports.made(one, subject)
    const second = await reports.made(two, subject)
    await reports.act(moderator, second, 'take')
    // As if a crash had come between the hold and its order.
    await service.database.query('update users.members set paused_by_staff = false where id = $1', [
      subject.id,
    ])
    await service.database.query('delete from users.staff_pauses where member_id = $1', [subject.id])
    await service.database.query('update moderation.review_holds set placed = false where member_id = $1', [
      subject.id,
    ])
    await reports.made(await member(), subject)
    await waitUntil('it is held', async () => (await profile(subject)).staffPause !== null)
    expect((await profile(subject)).staffPause).toEqual(pause)
  })

  test('is lifted by staff who have looked: only what is reported from then on hides it again', async () => {
    const subject = await member()
    const [first, second] = [
      await reports.made(await member(), subject),
      await reports.made(await member(), subject),
    ]
    expect(await profile(subject)).toMatchObject({ isActive: false, staffPause: pause })
    expect((await change(subject, { isActive: true })).status).toBe(200)
    expect(await reports.detail(moderator, first)).toMatchObject({ held: false, unresolved: 2 })
    const third = await reports.made(await member(), subject)
    expect(await profile(subject)).toMatchObject({ isActive: true, staffPause: null })
    const fourth = await reports.made(await member(), subject)
    expect(await profile(subject)).toMatchObject({ isActive: false, staffPause: pause })
    expect(await reports.detail(moderator, first)).toMatchObject({ held: true, unresolved: 4 })
    await dismiss(third)
    await dismiss(fourth)
    expect(await profile(subject)).toMatchObject({ isActive: true, staffPause: null })
    await dismiss(second)
    expect(await profile(subject)).toMatchObject({ isActive: true, staffPause: null })
  })

  test('begins anew once a decided pause has ended, whatever that took the place of', async () => {
    const subject = await member()
    const [first, second] = [
      await reports.made(await member(), subject),
      await reports.made(await member(), subject),
    ]
    await reports.takeAndDecide(moderator, first, { decision: 'pause', reason: 'fraud', until: tomorrow() })
    expect(await reports.detail(moderator, second)).toMatchObject({ held: false })
    await endPause(subject)
    await untilActive(subject)
    await reports.made(await member(), subject)
    await waitUntil('it is held', async () => (await profile(subject)).staffPause !== null)
    expect((await profile(subject)).staffPause).toEqual(pause)
    expect(await reports.detail(moderator, second)).toMatchObject({ held: true })
  })

  test('comes after a pause of staff, where nobody has looked when that ends', async () => {
    const [one, two, subject] = [await member(), await member(), await member()]
    // Who is hidden can be reported by those who were in contact.
    for (const by of [one, two]) await reports.conversation(by, subject, ['hello'])
    await change(subject, { isActive: false, reason: 'other', until: tomorrow() })
    const id = await reports.made(one, subject)
    await reports.made(two, subject)
    expect(await profile(subject)).toMatchObject({ staffPause: { reason: 'other' } })
    expect(await reports.detail(moderator, id)).toMatchObject({ held: false })
    await endPause(subject)
    await waitUntil('it is held', async () => (await reports.detail(moderator, id)).held)
    expect(await profile(subject)).toMatchObject({ isActive: false, staffPause: pause })
  })

  test('ends for who has joined the team since as for anybody', async () => {
    const subject = await member()
    const ids = [await reports.made(await member(), subject), await reports.made(await member(), subject)]
    const role = { token: admin.token, body: { role: 'moderator' } }
    expect((await service.call('PUT', `users/${subject.id}/role`, role)).status).toBe(200)
    for (const id of ids) expect((await dismiss(id, admin)).status).toBe(200)
    await waitUntil('it is known', async () => (await service.account(subject.id))?.paused_by_staff === false)
  })
})
