import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { memberId } from '../testing/a-connection.ts'
import { aMatch } from '../testing/a-match.ts'
import { aMemberWith } from '../testing/a-member-with.ts'
import { button, count, post, recorded, unavailable } from '../testing/contact-calls.ts'
import { showMatches } from '../testing/show.tsx'

const question = 'Did you successfully connect with this roommate?'
const opened = jest.spyOn(window, 'open').mockReturnValue(null)

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  opened.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
})

/** Three seconds, without waiting for them; the clock goes on by itself as well. */
const pass3Seconds = () => act(() => jest.advanceTimersByTimeAsync(3_000))

/** Presses the button, and confirms that WhatsApp shows the own number, twice as some do. */
async function contactFirst(user: ReturnType<typeof showMatches>) {
  await user.click(await button('Contact via WhatsApp'))
  await user.dblClick(await button('Open WhatsApp'))
}

describe('contact', () => {
  test('shows the own number to nobody before that is confirmed, which is asked the first time only', async () => {
    const other = aMatch({ id: '01890a5d-ac96-774b-bcce-b302099a8058', name: 'هند' })
    const calls = apiAnswers({ ...aMemberWith([aMatch(), other]), [post]: recorded })
    const user = showMatches()
    const card = async (name: string) => within(await screen.findByRole('article', { name }))
    const press = async (name: string) =>
      user.click((await card(name)).getByRole('button', { name: 'Contact via WhatsApp' }))
    ;(await card('سارة')).getByText('The other person will see your number.')
    await press('سارة')
    const notice = within(await screen.findByRole('alertdialog', { name: 'سارة will see your number' }))
    await user.click(notice.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(opened).not.toHaveBeenCalled()
    expect(count(calls, post)).toBe(0)
    await press('سارة')
    await user.click(await button('Open WhatsApp'))
    await waitFor(() => expect(count(calls, post)).toBe(1))
    await press('هند')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(opened).toHaveBeenCalledTimes(2)
  })

  test('offers the chat in Rafiq before WhatsApp', async () => {
    apiAnswers(aMemberWith([aMatch()]))
    showMatches()
    const card = within(await screen.findByRole('article', { name: 'سارة' }))
    const ways = card.getAllByRole('button', { name: /Chat in Rafiq|Contact via WhatsApp/ })
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Chat in Rafiq', 'Contact via WhatsApp'])
  })

  test('opens WhatsApp in the click, records it beside, and asks 3 seconds later', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const calls = apiAnswers({ ...aMemberWith([aMatch({ phone: '0551234567' })]), [post]: recorded })
    const user = showMatches()
    await screen.findByText('0 of 6 waiting for a response')
    expect(document.body.innerHTML).not.toContain('wa.me')
    await contactFirst(user)
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
    await contactFirst(user)
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

  test("writes the WhatsApp message in the member's language", async () => {
    apiAnswers({ ...aMemberWith([aMatch()]), [post]: recorded })
    const user = showMatches('ar')
    await user.click(await button('التواصل عبر واتساب'))
    await user.click(await button('فتح واتساب'))
    expect(new URL(String(opened.mock.calls[0]?.[0])).searchParams.get('text')).toMatch(
      /^السلام عليكم سارة، /,
    )
  })

  test('logs a failed record, and shows nothing', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    apiAnswers({ ...aMemberWith([aMatch()]), [post]: unavailable })
    const user = showMatches()
    await screen.findByText('0 of 6 waiting for a response')
    await contactFirst(user)
    await waitFor(() => expect(warned).toHaveBeenCalled())
    expect(opened).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alert')).toBeNull()
    await pass3Seconds()
    await screen.findByRole('dialog', { name: question })
    warned.mockRestore()
  })

  test('says why at the limit and opens nothing; a match contacted before can be contacted again', async () => {
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
    await user.click(await button('Open WhatsApp'))
    expect(opened).toHaveBeenCalledTimes(1)
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('at a limit that another device has reached meanwhile opens WhatsApp, and says so', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    let waiting = 5
    const calls = apiAnswers({
      ...aMemberWith([aMatch()]),
      'GET /api/user/match-limit': async () => ({
        status: 200,
        body: { matchesShared: waiting, maxMatches: 6 },
      }),
      [post]: { status: 422, body: { code: 'contact-limit', message: 'x' } },
    })
    const user = showMatches()
    await screen.findByText('5 of 6 waiting for a response')
    waiting = 6
    await contactFirst(user)
    expect(opened).toHaveBeenCalledTimes(1)
    await screen.findByText('6 of 6 waiting for a response')
    screen.getByText(/You have reached the maximum number of contacts\./)
    expect(JSON.parse(sessionStorage.getItem('matches.outcomes') ?? '[]')).toEqual([])
    expect(count(calls, post)).toBe(1)
    warned.mockRestore()
  })

  test('says when the browser blocked WhatsApp, and offers it again', async () => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: true } })
    apiAnswers({ ...aMemberWith([aMatch()]), [post]: recorded })
    const user = showMatches()
    await contactFirst(user)
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

  test('pressed before the profile is loaded, is recorded and asked about as soon as it is', async () => {
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
    await contactFirst(user)
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

  test('is not offered without a profile: the page says why and offers another try', async () => {
    let answer: { status: number; body: unknown } = unavailable
    const answers = aMemberWith([aMatch()])
    const calls = apiAnswers({ ...answers, 'GET /api/user/profile': async () => answer, [post]: recorded })
    const user = showMatches()
    const retry = await button('Try again')
    screen.getByText(/The service is not available at the moment/)
    expect(screen.queryByRole('button', { name: 'Contact via WhatsApp' })).toBeNull()
    answer = { status: 200, body: { id: memberId, isActive: true, pausedByStaff: false } }
    await user.click(retry)
    await contactFirst(user)
    await waitFor(() => expect(count(calls, post)).toBe(1))
  })

  test('works where the limit could not be read, which is shown and can be retried', async () => {
    let answer: { status: number; body: unknown } = unavailable
    const calls = apiAnswers({
      ...aMemberWith([aMatch()]),
      'GET /api/user/match-limit': async () => answer,
      [post]: recorded,
    })
    const user = showMatches()
    const note = within(await screen.findByRole('alert'))
    note.getByText('Your match limit could not be loaded')
    await contactFirst(user)
    await waitFor(() => expect(count(calls, post)).toBe(1))
    answer = { status: 200, body: { matchesShared: 1, maxMatches: 6 } }
    await user.click(await button('Try again'))
    await screen.findByText('1 of 6 waiting for a response')
  })

  test('has no button without a phone number', async () => {
    apiAnswers(aMemberWith([aMatch({ phone: null })]))
    showMatches()
    await screen.findByText('They chose to keep their number private.')
    expect(screen.queryByRole('button', { name: 'Contact via WhatsApp' })).toBeNull()
  })
})
