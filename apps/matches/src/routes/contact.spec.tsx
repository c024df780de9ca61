import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/platform/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aConnection, memberId } from '../testing/a-connection.ts'
import { aMatch } from '../testing/a-match.ts'
import { aMemberWith } from '../testing/a-member-with.ts'
import { showConnections, showMatches } from '../testing/show.tsx'

const post = 'POST /api/whatsapp-connections'
const patch = `PATCH /api/whatsapp-connections/${memberId}/${aMatch().id}`
const question = 'Did you successfully connect with this roommate?'
const recorded = { status: 201, body: aConnection() }
const unavailable = { status: 503, body: { code: 'unavailable', message: 'x' } }
const opened = jest.spyOn(window, 'open').mockReturnValue(null)

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
  opened.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
})

const waitingQuestion = (due = 0) =>
  sessionStorage.setItem(
    'matches.outcomes',
    JSON.stringify([{ userId: memberId, matchedUserId: aMatch().id, due }]),
  )
/** Three seconds, without waiting for them; the clock goes on by itself as well. */
const pass3Seconds = () => act(() => jest.advanceTimersByTimeAsync(3_000))
const button = (name: string) => screen.findByRole('button', { name })
const count = (calls: { method: string; path: string }[], call: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === call).length

describe('contact', () => {
  test('opens WhatsApp in the click, records it beside, and asks 3 seconds later', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const calls = apiAnswers({ ...aMemberWith([aMatch({ phone: '0551234567' })]), [post]: recorded })
    const user = showMatches()
    await screen.findByText('0 of 6 waiting for a response')
    expect(document.body.innerHTML).not.toContain('wa.me')
    await user.dblClick(await button('Contact via WhatsApp'))
    expect(opened).toHaveBeenCalledTimes(1)
    const [url, target, features] = opened.mock.calls[0] ?? []
    const link = new URL(String(url))
    expect(link.origin + link.pathname).toBe('https://wa.me/966551234567')
    expect(link.searchParams.get('text')).toMatch(/^Hello سارة, /)
    expect([target, features]).toEqual(['_blank', 'noopener'])
    await screen.findByText('Contacted')
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { userId: memberId, matchedUserId: aMatch().id, status: 'contacted' },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    await pass3Seconds()
    await screen.findByRole('dialog', { name: question })
  })

  test('asks how it went 3,000 ms after WhatsApp opened, and not before', async () => {
    apiAnswers({ ...aMemberWith([aMatch()]), [post]: recorded })
    const user = showMatches()
    await screen.findByText('0 of 6 waiting for a response')
    const start = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start)
    await user.click(await button('Contact via WhatsApp'))
    await screen.findByText('Contacted')
    const comeBackAt = (time: number) => {
      clock.mockReturnValue(time)
      fireEvent(document, new Event('visibilitychange'))
    }
    comeBackAt(start + 2_999)
    expect(screen.queryByRole('dialog')).toBeNull()
    comeBackAt(start + 3_000)
    const dialog = within(await screen.findByRole('dialog', { name: question }))
    dialog.getByRole('button', { name: 'Yes, we connected!' })
    dialog.getByRole('button', { name: "No, didn't work out" })
    clock.mockRestore()
  })

  test('writes in the language of the member', async () => {
    apiAnswers({ ...aMemberWith([aMatch()]), [post]: recorded })
    const user = showMatches('ar')
    await user.click(await button('التواصل عبر واتساب'))
    expect(new URL(String(opened.mock.calls[0]?.[0])).searchParams.get('text')).toMatch(
      /^السلام عليكم سارة، /,
    )
  })

  test('a record that fails is logged and nothing else', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    apiAnswers({ ...aMemberWith([aMatch()]), [post]: unavailable })
    const user = showMatches()
    await screen.findByText('0 of 6 waiting for a response')
    await user.click(await button('Contact via WhatsApp'))
    await waitFor(() => expect(warned).toHaveBeenCalled())
    expect(opened).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alert')).toBeNull()
    await pass3Seconds()
    await screen.findByRole('dialog', { name: question })
    warned.mockRestore()
  })

  test('at the limit it says why and opens nothing; who was contacted can be written to again', async () => {
    const other = aMatch({
      id: '01890a5d-ac96-774b-bcce-b302099a8058',
      name: 'هند',
      connectionStatus: 'contacted',
    })
    const calls = apiAnswers(aMemberWith([aMatch(), other], { waiting: 6 }))
    const user = showMatches()
    await screen.findByText('6 of 6 waiting for a response')
    await screen.findByRole('article', { name: 'هند' })
    const card = (name: string) => within(screen.getByRole('article', { name }))
    await user.click(card('سارة').getByRole('button', { name: 'Contact via WhatsApp' }))
    card('سارة').getByText(/You have reached the maximum number of contacts\./)
    expect(card('سارة').getByRole('link', { name: 'See your connections' }).getAttribute('href')).toBe(
      '/connections',
    )
    expect(opened).not.toHaveBeenCalled()
    await waitFor(() => expect(count(calls, 'GET /api/user/match-limit')).toBe(2))
    await user.click(card('هند').getByRole('button', { name: 'Contact via WhatsApp' }))
    expect(opened).toHaveBeenCalledTimes(1)
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('says when the browser blocked WhatsApp, and offers it again', async () => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: true } })
    apiAnswers({ ...aMemberWith([aMatch()]), [post]: recorded })
    const user = showMatches()
    await user.click(await button('Contact via WhatsApp'))
    within(await screen.findByRole('alert')).getByText('WhatsApp did not open')
    expect(sessionStorage.getItem('matches.outcomes')).toBeNull()
    Reflect.deleteProperty(navigator, 'userActivation')
    const again = await button('Open WhatsApp again')
    const later = Date.now() + 1_001
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
    await user.click(again)
    clock.mockRestore()
    expect(opened).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(JSON.parse(sessionStorage.getItem('matches.outcomes') ?? '[]')).toMatchObject([
      { due: later + 3000 },
    ])
  })

  test('tapped before the profile is there, it is recorded and asked about as soon as it is', async () => {
    const gate = Promise.withResolvers<void>()
    const answers = aMemberWith([aMatch()])
    const profile = answers['GET /api/user/profile']
    if (typeof profile !== 'object') throw new Error('no profile')
    const calls = apiAnswers({
      ...answers,
      'GET /api/user/profile': () => gate.promise.then(() => profile),
      [post]: recorded,
    })
    const user = showMatches()
    await user.click(await button('Contact via WhatsApp'))
    const tapped = Date.now()
    expect(opened).toHaveBeenCalledTimes(1)
    expect(count(calls, post)).toBe(0)
    gate.resolve()
    await screen.findByText('Contacted')
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      userId: memberId,
      matchedUserId: aMatch().id,
      status: 'contacted',
    })
    const [asked] = JSON.parse(sessionStorage.getItem('matches.outcomes') ?? '[]')
    expect(asked).toMatchObject({ userId: memberId, matchedUserId: aMatch().id })
    expect(asked.due).toBeLessThanOrEqual(tapped + 3_000)
    expect(count(calls, 'GET /api/user/profile')).toBe(1)
  })

  test('without a profile nobody can be contacted: the page says why, and comes with another try', async () => {
    let answer: { status: number; body: unknown } = unavailable
    const answers = aMemberWith([aMatch()])
    const calls = apiAnswers({ ...answers, 'GET /api/user/profile': async () => answer, [post]: recorded })
    const user = showMatches()
    const retry = await button('Try again')
    screen.getByText(/The service is not available at the moment/)
    expect(screen.queryByRole('button', { name: 'Contact via WhatsApp' })).toBeNull()
    answer = { status: 200, body: { id: memberId, isActive: true, pausedByStaff: false } }
    await user.click(retry)
    await user.click(await button('Contact via WhatsApp'))
    await waitFor(() => expect(count(calls, post)).toBe(1))
  })

  test('a limit that could not be read is said, and can be read again; contacts go on', async () => {
    let answer: { status: number; body: unknown } = unavailable
    const calls = apiAnswers({
      ...aMemberWith([aMatch()]),
      'GET /api/user/match-limit': async () => answer,
      [post]: recorded,
    })
    const user = showMatches()
    const note = within(await screen.findByRole('alert'))
    note.getByText('Your match limit could not be loaded')
    await user.click(await button('Contact via WhatsApp'))
    await waitFor(() => expect(count(calls, post)).toBe(1))
    answer = { status: 200, body: { matchesShared: 1, maxMatches: 6 } }
    await user.click(await button('Try again'))
    await screen.findByText('1 of 6 waiting for a response')
  })

  test('without a number there is no button', async () => {
    apiAnswers(aMemberWith([aMatch({ phone: null })]))
    showMatches()
    await screen.findByText('They chose to keep their number private.')
    expect(screen.queryByRole('button', { name: 'Contact via WhatsApp' })).toBeNull()
  })
})

describe('the outcome', () => {
  test('is asked for after a reload, and a double click tells it once', async () => {
    waitingQuestion()
    const calls = apiAnswers({
      ...aMemberWith([aMatch({ connectionStatus: 'contacted' })]),
      [patch]: { status: 200, body: aConnection({ status: 'connected' }) },
    })
    const user = showMatches()
    await screen.findByText(/^This is about سارة\./)
    await user.dblClick(await button('Yes, we connected!'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Congratulations' }))
    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([
      { method: 'PATCH', path: patch.slice(6), body: { status: 'connected' } },
    ])
    dialog.getByRole('button', { name: 'Share via WhatsApp' })
    await user.click(dialog.getByRole('button', { name: 'Copy link' }))
    await dialog.findByText('Link copied.')
    expect(await navigator.clipboard.readText()).toBe(location.origin)
    await user.click(dialog.getByRole('button', { name: 'Maybe Later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(count(calls, 'GET /api/user/matches')).toBe(2)
  })

  test.each([
    ['connected', 'Yes, we connected!', 'Congratulations'],
    ['failed', "No, didn't work out", 'The right roommate is still out there'],
  ])('that it %s leads to sharing the product by WhatsApp', async (status, answer, title) => {
    waitingQuestion()
    apiAnswers({
      ...aMemberWith([aMatch({ connectionStatus: 'contacted' })]),
      [patch]: { status: 200, body: aConnection({ status }) },
    })
    const user = showMatches()
    await user.click(await button(answer))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    dialog.getByText('Do you know somebody who is looking for a roommate? Share Rafiq with them.')
    await user.click(dialog.getByRole('button', { name: 'Share via WhatsApp' }))
    const link = new URL(String(opened.mock.calls[0]?.[0]))
    expect(link.origin + link.pathname).toBe('https://wa.me/')
    expect(link.searchParams.get('text')).toContain(location.origin)
  })

  test('says when the browser blocked the sharing by WhatsApp, and offers it again', async () => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: true } })
    apiAnswers(aMemberWith([]))
    const user = showConnections()
    await user.click(await button('Share via WhatsApp'))
    within(await screen.findByRole('alert')).getByText('WhatsApp did not open')
    Reflect.deleteProperty(navigator, 'userActivation')
    await user.click(await button('Open WhatsApp again'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(opened).toHaveBeenCalledTimes(2)
  })

  test('is asked for when the member comes back to the page', async () => {
    waitingQuestion(Date.now() + 60_000)
    apiAnswers(aMemberWith([aMatch({ connectionStatus: 'contacted' })]))
    showMatches()
    await screen.findByText('Contacted')
    expect(screen.queryByRole('dialog')).toBeNull()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    fireEvent(document, new Event('visibilitychange'))
    await screen.findByRole('dialog', { name: question })
    clock.mockRestore()
  })

  test("of another member's session is not asked for", async () => {
    sessionStorage.setItem(
      'matches.outcomes',
      JSON.stringify([{ userId: aMatch().id, matchedUserId: memberId, due: 0 }]),
    )
    apiAnswers(aMemberWith([aMatch()]))
    showMatches()
    await screen.findByText('0 of 6 waiting for a response')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that failed encourages to go on, and reads the matches again', async () => {
    waitingQuestion()
    const calls = apiAnswers({
      ...aMemberWith([aMatch({ connectionStatus: 'contacted' })]),
      [patch]: { status: 200, body: aConnection({ status: 'failed' }) },
    })
    const user = showMatches()
    await user.click(await button("No, didn't work out"))
    await button('Continue Looking')
    await waitFor(() => expect(count(calls, 'GET /api/user/matches')).toBe(2))
    await waitFor(() => expect(count(calls, 'GET /api/user/match-limit')).toBe(2))
  })

  test('that could not be saved says so and can be tried again', async () => {
    waitingQuestion()
    let answer: { status: number; body: unknown } = unavailable
    apiAnswers({ ...aMemberWith([aMatch()]), [patch]: async () => answer })
    const user = showMatches()
    await user.click(await button('Yes, we connected!'))
    const problem = within(await screen.findByRole('alert'))
    expect(shownToast()).toMatchObject({ title: 'Your answer was not saved', tone: 'error' })
    answer = { status: 200, body: aConnection({ status: 'connected' }) }
    await user.click(problem.getByRole('button', { name: 'Try again' }))
    await button('Maybe Later')
  })

  test('that is known already is taken calmly', async () => {
    waitingQuestion()
    apiAnswers({
      ...aMemberWith([aMatch({ connectionStatus: 'contacted' })]),
      [patch]: { status: 409, body: { code: 'conflict', message: 'x' } },
    })
    const user = showMatches()
    await user.click(await button('Yes, we connected!'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shownToast()).toMatchObject({ title: 'This contact already has an outcome', tone: 'neutral' })
  })

  test('of a contact that was never recorded is recorded with it', async () => {
    waitingQuestion()
    let known = false
    const calls = apiAnswers({
      ...aMemberWith([aMatch()]),
      [post]: async () => {
        known = true
        return recorded
      },
      [patch]: async () =>
        known
          ? { status: 200, body: aConnection({ status: 'connected' }) }
          : { status: 404, body: { code: 'not-found', message: 'x' } },
    })
    const user = showMatches()
    await user.click(await button('Yes, we connected!'))
    await button('Maybe Later')
    expect(calls.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual([
      'PATCH',
      'POST',
      'PATCH',
    ])
  })

  test('can be told from the history too', async () => {
    const calls = apiAnswers({
      ...aMemberWith([], { waiting: 1, connections: [aConnection()] }),
      [patch]: { status: 200, body: aConnection({ status: 'failed' }) },
    })
    const user = showConnections()
    await user.click(await button('Tell us how it went'))
    await user.click(await button("No, didn't work out"))
    await user.click(await button('Continue Looking'))
    await waitFor(() => expect(count(calls, 'GET /api/users/connections')).toBe(2))
  })
})
