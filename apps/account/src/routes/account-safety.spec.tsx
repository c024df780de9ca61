import { beforeEach, describe, expect, test } from '@jest/globals'
import { type ApiAnswers, aProfile, apiAnswers, aStaffProfile, shownToast } from '@rafiq/app-kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { aNotice, aReport } from '../testing/a-report.ts'
import { showAccount } from '../testing/show.tsx'

const list = (body: unknown) => ({ status: 200, body })
const answers = (more: ApiAnswers = {}): ApiAnswers => ({
  'GET /api/user/profile': list(aProfile()),
  'GET /api/user/blocks': list([]),
  'GET /api/reports': list([]),
  'GET /api/user/notices': list([]),
  ...more,
})
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('the safety sections without entries say so, and how blocking and reporting are done', async () => {
  apiAnswers(answers())
  showAccount()
  await (await section('Blocked people')).findByText(/You have blocked nobody/)
  await (await section('Your reports')).findByText('You have not reported anything.')
  expect(screen.queryByRole('region', { name: 'From the Rafiq team' })).toBeNull()
})

test.each([
  ['GET /api/user/blocks', 'Blocked people', 'Your blocks could not be loaded', 'blocked nobody'],
  ['GET /api/reports', 'Your reports', 'Your reports could not be loaded', 'not reported anything'],
])('%s that fails can be tried again, and the rest of the page stays', async (call, name, failed, empty) => {
  let down = true
  const unavailable = { status: 503, body: { code: 'unavailable', message: 'x' } }
  apiAnswers(answers({ [call]: async () => (down ? unavailable : list([])) }))
  const user = showAccount()
  const part = await section(name)
  await part.findByText(failed)
  screen.getByRole('region', { name: 'Profile Overview' })
  down = false
  await user.click(part.getByRole('button', { name: 'Try again' }))
  await part.findByText(new RegExp(empty))
})

describe('blocked people', () => {
  const blocked = (index: number) => ({
    id: `01890a5d-ac96-774b-bcce-b302099a840${index}`,
    name: `Person ${index}`,
    blockedAt: '2026-11-20T09:00:00.000Z',
  })

  test('are unblocked once, with the focus staying in the list', async () => {
    const blocks = [blocked(1), blocked(2)]
    const lift = `DELETE /api/user/blocks/${blocked(1).id}`
    const gate = Promise.withResolvers<void>()
    const calls = apiAnswers(
      answers({
        'GET /api/user/blocks': async () => list([...blocks]),
        [lift]: async () => {
          await gate.promise
          blocks.shift()
          return { status: 204 }
        },
      }),
    )
    const user = showAccount()
    const part = await section('Blocked people')
    await part.findByText('Person 1')
    expect(part.getAllByText('Since 20 November 2026')).toHaveLength(2)
    await user.dblClick(part.getByRole('button', { name: 'Unblock Person 1' }))
    gate.resolve()
    await waitFor(() => expect(part.queryByText('Person 1')).toBeNull())
    part.getByText('Person 2')
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
    expect(shownToast()).toMatchObject({ title: 'Person 1 is no longer blocked', tone: 'success' })
    expect(document.activeElement?.textContent).toContain('Person 2')
  })

  test('stay where unblocking fails, with the reason', async () => {
    apiAnswers(
      answers({
        'GET /api/user/blocks': list([blocked(1)]),
        [`DELETE /api/user/blocks/${blocked(1).id}`]: {
          status: 503,
          body: { code: 'unavailable', message: 'x' },
        },
      }),
    )
    const user = showAccount()
    await user.click(await screen.findByRole('button', { name: 'Unblock Person 1' }))
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'The block was not lifted', tone: 'error' }),
    )
    screen.getByText('Person 1')
  })

  test('show the first few of many, and all on demand, whose first new one takes the focus', async () => {
    apiAnswers(answers({ 'GET /api/user/blocks': list([1, 2, 3, 4, 5, 6].map(blocked)) }))
    const user = showAccount()
    const part = await section('Blocked people')
    await part.findByText('Person 4')
    expect(part.queryByText('Person 5')).toBeNull()
    await user.click(part.getByRole('button', { name: 'Show all 6' }))
    part.getByText('Person 6')
    expect(document.activeElement).toBe(part.getByText('Person 5').closest('li'))
  })
})

test('an own report shows whom, why, what was written, and that the team has it', async () => {
  apiAnswers(answers({ 'GET /api/reports': list([aReport()]) }))
  showAccount()
  const part = await section('Your reports')
  const report = within(await part.findByRole('article'))
  report.getByRole('heading', { name: 'About هند' })
  report.getByText(/Fraud, or asking for money/)
  report.getByText('With the team')
  expect(report.getByText('طلبت عربونًا قبل المعاينة').getAttribute('dir')).toBe('auto')
})

test.each([
  ['report-acted', /We have looked into your report and done what was needed/],
  [null, /The team has looked into it/],
] as const)('an own report closed with %s shows its answer', async (told, answer) => {
  const closed = { status: 'closed', closedAt: '2026-11-21T09:00:00.000Z', told } as const
  apiAnswers(answers({ 'GET /api/reports': list([aReport({ ...closed, subject: 'message', name: null })]) }))
  showAccount()
  const report = within(await (await section('Your reports')).findByRole('article'))
  report.getByRole('heading', { name: 'About a message from a former member' })
  report.getByText('Answered')
  report.getByText(answer)
})

describe('notices', () => {
  const unread = aNotice({ words: 'يُرجى تعديل النبذة' })
  const read = aNotice({
    id: '01890a5d-ac96-774b-bcce-b302099a8302',
    readAt: unread.at,
    template: 'review-ended',
  })

  test('that are new come first, are reported as read once, and stay marked', async () => {
    const mark = `POST /api/user/notices/${unread.id}/read`
    const calls = apiAnswers(
      answers({ 'GET /api/user/notices': list([unread, read]), [mark]: { status: 204 } }),
    )
    showAccount()
    const part = await section('From the Rafiq team')
    expect(headings()[0]).toBe('From the Rafiq team')
    part.getByText('A warning about how you treat other members')
    part.getByText('يُرجى تعديل النبذة')
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1))
    expect(part.getAllByText('New')).toHaveLength(1)
    part.getByText('1 new message from the team')
  })

  test('that were read come further down, and are not reported again', async () => {
    const calls = apiAnswers(answers({ 'GET /api/user/notices': list([read]) }))
    showAccount()
    await section('From the Rafiq team')
    expect(headings()[0]).toBe('Profile Overview')
    expect(screen.queryByText('New')).toBeNull()
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('that could not be reported as read are still new at the next visit', async () => {
    const mark = `POST /api/user/notices/${unread.id}/read`
    apiAnswers(answers({ 'GET /api/user/notices': list([unread]), [mark]: { status: 503 } }))
    showAccount({ language: 'ar' })
    const part = await section('من فريق رفيق')
    part.getByText('تنبيه بخصوص التعامل مع الأعضاء')
    part.getByText('جديد')
  })
})

describe('a staff account', () => {
  const ofStaff = (more: ApiAnswers = {}, profile = aStaffProfile()) =>
    answers({ 'GET /api/user/profile': list(profile), ...more })
  const somebody = {
    id: '01890a5d-ac96-774b-bcce-b302099a8401',
    name: 'Noura',
    blockedAt: '2026-11-20T09:00:00.000Z',
  }

  test('that is paused says why, until when, and where to write', async () => {
    const staffPause = { reason: 'harassment', until: '2026-11-28T09:00:00.000Z' } as const
    apiAnswers(ofStaff({}, aStaffProfile({ isActive: false, pausedByStaff: true, staffPause })))
    showAccount()
    const overview = await section('Profile Overview')
    overview.getByText('The team has paused this account')
    overview.getByText('Why: harassment or threats. It ends by itself on 28 November 2026.')
    overview.getByRole('link', { name: 'Contact support' })
  })

  test('shows what the team decided about it', async () => {
    apiAnswers(ofStaff({ 'GET /api/user/notices': list([aNotice()]) }))
    showAccount()
    await (await section('From the Rafiq team')).findByRole('article')
  })

  test('shows what is left of its time as a member, unblocking included', async () => {
    const blocks = [somebody]
    apiAnswers(
      ofStaff({
        'GET /api/user/blocks': async () => list([...blocks]),
        'GET /api/reports': list([aReport()]),
        [`DELETE /api/user/blocks/${somebody.id}`]: async () => {
          blocks.pop()
          return { status: 204 }
        },
      }),
    )
    const user = showAccount()
    await (await section('Your reports')).findByRole('article')
    const part = await section('Blocked people')
    await user.click(await part.findByRole('button', { name: 'Unblock Noura' }))
    await part.findByText(/You have blocked nobody/)
    expect(document.activeElement?.textContent).toContain('You have blocked nobody')
  })

  test('shows no empty lists of what only members do', async () => {
    const calls = apiAnswers(ofStaff())
    showAccount()
    await section('Profile Overview')
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/user/blocks'))
    expect(screen.queryByRole('region', { name: 'Blocked people' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Your reports' })).toBeNull()
  })
})
