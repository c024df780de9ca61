import { beforeEach, describe, expect, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import { limits } from '@rafiq/contracts'
import { cleanup, screen, within } from '@testing-library/react'
import { aConnection } from '../testing/a-connection.ts'
import { aMemberWith } from '../testing/a-member-with.ts'
import { showConnections } from '../testing/show.tsx'

const id = (last: number) => `01890a5d-ac96-774b-bcce-b302099a810${last}`

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('the match limit', () => {
  test.each([
    [5, 'Active', '5 of 6 waiting for a response', /You can wait for 6 responses at a time\./],
    [6, 'Limit Reached', '6 of 6 waiting for a response', /wait for responses before contacting new matches/],
  ])('with %d waiting it is %s', async (waiting, badge, numbers, hint) => {
    apiAnswers(aMemberWith([], { waiting }))
    showConnections()
    const card = within(await screen.findByRole('region', { name: 'Match limit' }))
    await card.findByText(badge)
    card.getByText(numbers)
    card.getByText(hint)
    card.getByText(new RegExp(`declines, or after ${limits.contactDays} days without an answer\\.$`))
  })

  test('whose read failed can be read again', async () => {
    let down = true
    apiAnswers({
      ...aMemberWith([]),
      'GET /api/user/match-limit': async () =>
        down
          ? { status: 503, body: { code: 'unavailable', message: 'x' } }
          : { status: 200, body: { matchesShared: 0, maxMatches: 6 } },
    })
    const user = showConnections()
    const card = within(await screen.findByRole('region', { name: 'Match limit' }))
    const retry = await card.findByRole('button', { name: 'Try again' })
    down = false
    await user.click(retry)
    await card.findByText('Active')
  })
})

describe('the history', () => {
  test('shows status, contact date and response time of each contact, and what it does not know as it is', async () => {
    apiAnswers(
      aMemberWith([], {
        connections: [
          aConnection({ id: id(1) }),
          aConnection({
            id: id(2),
            status: 'pending_response',
            matchedUser: { name: 'هند', location: 'jeddah', age: 30 },
          }),
          aConnection({
            id: id(3),
            status: 'connected',
            respondedAt: '2026-11-20T11:10:00.000Z',
            responseMinutes: 125,
            matchedUser: { name: 'نورة', location: 'riyadh', age: 24 },
          }),
          aConnection({
            id: id(4),
            status: 'failed',
            respondedAt: '2026-11-23T09:05:00.000Z',
            responseMinutes: 4320,
            matchedUser: { name: 'ريم', location: 'dammam', age: 33 },
          }),
          aConnection({
            id: id(5),
            status: 'on-hold',
            matchedUser: { name: null, location: null, age: null },
          }),
        ],
      }),
    )
    showConnections()
    const contact = async (name: string) => within(await screen.findByRole('article', { name }))
    const sara = await contact('سارة')
    sara.getByText('Contacted')
    sara.getByText('26 years old')
    sara.getByText('Riyadh')
    sara.getByText('20 November 2026, 12:05')
    sara.getByText('Awaiting response')
    ;(await contact('هند')).getByText('Pending')
    const nora = await contact('نورة')
    nora.getByText('Connected')
    nora.getByText('Connected successfully')
    nora.getByText('20 November 2026, 14:10')
    nora.getByText('2 hours')
    expect(nora.queryByRole('button', { name: 'Tell us how it went' })).toBeNull()
    const reem = await contact('ريم')
    reem.getByText('No Response')
    reem.getByText('Connection failed')
    reem.getByText('3 days')
    ;(await contact('Member')).getByText('on-hold')
  })

  test.each([
    [0, 'أقل من دقيقة'],
    [1, 'دقيقة واحدة'],
    [2, 'دقيقتان'],
    [5, '5 دقائق'],
    [45, '45 دقيقة'],
    [120, 'ساعتان'],
    [2880, 'يومان'],
  ])('in Arabic %d minutes read %j', async (responseMinutes, text) => {
    const respondedAt = '2026-11-22T09:05:00.000Z'
    apiAnswers(
      aMemberWith([], { connections: [aConnection({ status: 'connected', respondedAt, responseMinutes })] }),
    )
    showConnections('ar')
    await screen.findByText(text)
  })

  test('without contacts it leads to the matches', async () => {
    apiAnswers(aMemberWith([]))
    showConnections()
    const link = await screen.findByRole('link', { name: 'See your matches' })
    expect(link.getAttribute('href')).toBe('/matches')
  })

  test.each(['GET /api/user/profile', 'GET /api/users/connections'])(
    'when %s fails it can be read again',
    async (call) => {
      let down = true
      const up = aMemberWith([], { connections: [aConnection()] })
      apiAnswers({
        ...up,
        [call]: async () =>
          down ? { status: 503, body: { code: 'unavailable', message: 'x' } } : (up[call] as never),
      })
      const user = showConnections()
      await screen.findByText('Your connections could not be loaded')
      down = false
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await screen.findByRole('article', { name: 'سارة' })
    },
  )
})

test.each([
  ['en', ['Contacted', 'Pending', 'Connected', 'No Response', 'Expired', 'Declined kindly']],
  ['ar', ['تم التواصل', 'بانتظار الرد', 'نجح التواصل', 'لم ينجح التواصل', 'انتهت المهلة', 'اعتذار لطيف']],
] as const)('every contact status has its badge (%s)', async (language, labels) => {
  const statuses = ['contacted', 'pending_response', 'connected', 'failed', 'expired', 'declined']
  const connections = statuses.map((status, index) => aConnection({ id: id(index), status }))
  apiAnswers(aMemberWith([], { connections }))
  showConnections(language)
  const items = await screen.findAllByRole('article')
  const badges = items.map((item) => item.querySelector('header')?.lastElementChild?.textContent)
  expect(badges).toEqual(labels)
})

test('a contact expired without an answer says that its place is free, and its outcome can still be reported', async () => {
  apiAnswers(aMemberWith([], { connections: [aConnection({ status: 'expired' })] }))
  showConnections()
  await screen.findByText(/^Nobody answered for 14 days, so the place is free for somebody else\./)
  screen.getByRole('button', { name: 'Tell us how it went' })
  screen.getByRole('button', { name: 'Chat in Rafiq' })
})

test('a declined contact says so, and offers nothing more', async () => {
  const connection = aConnection({ status: 'declined', respondedAt: '2026-11-21T09:05:00.000Z' })
  apiAnswers(aMemberWith([], { connections: [connection] }))
  showConnections()
  await screen.findByText(/^They have kindly declined/)
  expect(screen.queryByRole('button', { name: 'Tell us how it went' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Chat in Rafiq' })).toBeNull()
})

test.each([
  ['is near', 2, true],
  ['is far', 4, false],
])('a contact whose expiry %s says so: %d days, %j', async (_when, days, isSaid) => {
  const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString()
  apiAnswers(aMemberWith([], { connections: [aConnection({ expiresAt })] }))
  showConnections()
  await screen.findByRole('article', { name: 'سارة' })
  expect(screen.queryByText(/^No answer yet\. If none comes/) !== null).toBe(isSaid)
})

test('a contact that was answered shows when, and no outcome form', async () => {
  const answeredAt = '2026-11-21T09:05:00.000Z'
  apiAnswers(aMemberWith([], { connections: [aConnection({ answeredAt })] }))
  showConnections()
  await screen.findByText(/^21 November 2026/)
  expect(screen.queryByText('Awaiting response')).toBeNull()
})

test('the connections page reads contacts and limit only once the profile is loaded', async () => {
  const gate = Promise.withResolvers<void>()
  const up = aMemberWith([], { connections: [aConnection()] })
  const profile = 'GET /api/user/profile'
  const calls = apiAnswers({ ...up, [profile]: () => gate.promise.then(() => up[profile] as never) })
  showConnections()
  await screen.findByText('Loading your connections...')
  expect(calls.map(({ path }) => path)).toEqual(['/api/user/profile'])
  gate.resolve()
  await screen.findByRole('article', { name: 'سارة' })
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    '/api/user/match-limit',
    '/api/user/profile',
    '/api/users/connections',
    '/api/users/connections/received',
  ])
})

test('the message to share is shown before it is sent', async () => {
  apiAnswers(aMemberWith([]))
  showConnections()
  const card = within(await screen.findByRole('region', { name: 'Share Rafiq' }))
  card.getByText(new RegExp(location.origin))
  card.getByRole('button', { name: 'Copy link' })
  card.getByRole('button', { name: 'Share via WhatsApp' })
})
