import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { memberStorageName } from '@rafiq/platform'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aConnection, memberId } from '../testing/a-connection.ts'
import { aMatch } from '../testing/a-match.ts'
import { aMemberWith } from '../testing/a-member-with.ts'
import { button, count, patch, post, recorded, unavailable } from '../testing/contact-calls.ts'
import { showConnections, showMatches } from '../testing/show.tsx'

const question = 'Did you successfully connect with this roommate?'
const opened = jest.spyOn(window, 'open').mockReturnValue(null)

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  opened.mockClear()
})

const waitingQuestion = (due = 0) =>
  sessionStorage.setItem(
    'matches.outcomes',
    JSON.stringify([{ userId: memberId, matchedUserId: aMatch().id, due }]),
  )

describe('the outcome', () => {
  test('is asked for after a reload, and a double click sends it once', async () => {
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

  test('answered with "not yet" is asked for again a day later, also in another tab, and not before', async () => {
    waitingQuestion()
    const calls = apiAnswers(aMemberWith([aMatch({ connectionStatus: 'contacted' })]))
    const user = showMatches()
    await user.click(await button('Not yet'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const later = Date.now() + 24 * 60 * 60_000
    cleanup()
    sessionStorage.clear()
    showMatches()
    await screen.findByText('Contacted')
    expect(screen.queryByRole('dialog')).toBeNull()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
    fireEvent(document, new Event('visibilitychange'))
    await screen.findByRole('dialog', { name: question })
    clock.mockRestore()
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test('that was told elsewhere since "not yet" is not asked for again', async () => {
    const postponed = [{ userId: memberId, matchedUserId: aMatch().id, due: 0 }]
    localStorage.setItem(memberStorageName(memberId, 'later-outcomes'), JSON.stringify(postponed))
    apiAnswers(aMemberWith([aMatch({ connectionStatus: 'connected' })]))
    showMatches()
    await screen.findByText('0 of 6 waiting for a response')
    await screen.findByRole('article', { name: 'سارة' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    ['connected', 'Yes, we connected!', 'Maybe Later', 0],
    ['failed', "No, didn't work out", 'Continue Looking', 1],
  ])(
    'that it %s fills a button only where that helps the member most',
    async (status, answer, way, filled) => {
      waitingQuestion()
      apiAnswers({
        ...aMemberWith([aMatch({ connectionStatus: 'contacted' })]),
        [patch]: { status: 200, body: aConnection({ status }) },
      })
      const user = showMatches()
      const isFilled = (element: HTMLElement) => element.classList.contains('bg-palm')
      const yes = await button('Yes, we connected!')
      expect(within(screen.getByRole('dialog')).getAllByRole('button').filter(isFilled)).toEqual([yes])
      await user.click(await button(answer))
      const close = await button(way)
      expect(isFilled(close)).toBe(filled === 1)
      expect(within(screen.getByRole('dialog')).getAllByRole('button').filter(isFilled)).toHaveLength(filled)
    },
  )

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

  test('"failed" suggests other matches, and the matches are read again', async () => {
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

  test('that was recorded already is shown without an error', async () => {
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

  test('can be given from the history too', async () => {
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
