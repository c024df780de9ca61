import { beforeEach, expect, test } from '@jest/globals'
import { apiAnswers, shownToast, unreachable } from '@rafiq/app-kit/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { aMatch } from '../testing/a-match.ts'
import { aMemberWith } from '../testing/a-member-with.ts'
import { showMatches } from '../testing/show.tsx'

const mark = `/api/user/match-marks/${aMatch().id}`
const other = aMatch({ id: '01890a5d-ac96-774b-bcce-b302099a8058', name: 'هند' })
const aside = { id: aMatch().id, name: 'سارة', mark: 'not-for-me', markedAt: '2026-11-20T09:05:00.000Z' }

beforeEach(() => cleanup())

const card = (name: string) => screen.queryByRole('article', { name })

test('a match is saved, found by the filter, and taken off the list', async () => {
  const calls = apiAnswers({
    ...aMemberWith([aMatch(), other]),
    [`PUT ${mark}`]: { status: 204 },
    [`DELETE ${mark}`]: { status: 204 },
  })
  const user = showMatches()
  const save = await screen.findByRole('button', { name: 'Save سارة' })
  expect(save.getAttribute('aria-pressed')).toBe('false')
  await user.click(save)
  await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('true'))
  await user.click(screen.getByRole('checkbox', { name: 'Saved by me' }))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await user.click(save)
  await screen.findByRole('heading', { name: 'No one with these filters' })
  expect(calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { mark: 'saved' }],
    ['DELETE', undefined],
  ])
})

test('a match that is not for me goes from the list, and is back by Undo', async () => {
  const cards = [aMatch(), other]
  const calls = apiAnswers({
    ...aMemberWith(cards),
    [`PUT ${mark}`]: { status: 204 },
    [`DELETE ${mark}`]: { status: 204 },
  })
  const user = showMatches()
  const sara = within(await screen.findByRole('article', { name: 'سارة' }))
  await user.click(sara.getByRole('button', { name: 'Not for me' }))
  await waitFor(() => expect(card('سارة')).toBeNull())
  expect(card('هند')).not.toBeNull()
  expect(shownToast()).toMatchObject({ title: 'سارة is put aside' })
  act(() => shownToast()?.action?.onPress())
  await screen.findByRole('article', { name: 'سارة' })
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ mark: 'not-for-me' })
})

test('a match that could not be saved is told of until it is saved', async () => {
  const answers = [{ status: 503, body: { message: '', code: 'unavailable' } }, { status: 204 }]
  apiAnswers({ ...aMemberWith([aMatch()]), [`PUT ${mark}`]: async () => answers.shift() ?? { status: 204 } })
  const user = showMatches()
  const save = await screen.findByRole('button', { name: 'Save سارة' })
  await user.click(save)
  await waitFor(() => expect(shownToast()).toMatchObject({ tone: 'error', open: true }))
  await user.click(save)
  await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('true'))
  expect(shownToast()).toMatchObject({ tone: 'error', open: false })
})

test('whoever was put aside can be taken back later', async () => {
  let marks = [aside]
  apiAnswers({
    ...aMemberWith([]),
    'GET /api/user/matches': async () => ({ status: 200, body: marks.length > 0 ? [] : [aMatch()] }),
    'GET /api/user/match-marks': async () => ({ status: 200, body: marks }),
    [`DELETE ${mark}`]: async () => {
      marks = []
      return { status: 204 }
    },
  })
  const user = showMatches()
  await user.click(await screen.findByRole('button', { name: 'Put aside: 1' }))
  await user.click(await screen.findByRole('button', { name: 'Take back سارة' }))
  await screen.findByRole('article', { name: 'سارة' })
})

test('a match that is saved while all of them are read again stays saved', async () => {
  const older = Promise.withResolvers<void>()
  const reads = [
    async () => [other],
    () => older.promise.then(() => [aMatch(), other]),
    async () => [aMatch(), { ...other, saved: true }],
  ]
  const marks = [[aside], []]
  apiAnswers({
    ...aMemberWith([]),
    'GET /api/user/matches': async () => ({ status: 200, body: await reads.shift()?.() }),
    'GET /api/user/match-marks': async () => ({ status: 200, body: marks.shift() ?? [] }),
    [`DELETE ${mark}`]: { status: 204 },
    [`PUT /api/user/match-marks/${other.id}`]: { status: 204 },
  })
  const user = showMatches()
  await user.click(await screen.findByRole('button', { name: 'Put aside: 1' }))
  await user.click(await screen.findByRole('button', { name: 'Take back سارة' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const save = screen.getByRole('button', { name: 'Save هند' })
  await user.click(save)
  await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('true'))
  older.resolve()
  await screen.findByRole('article', { name: 'سارة' })
  expect(screen.getByRole('button', { name: 'Save هند' }).getAttribute('aria-pressed')).toBe('true')
})

test('a mark that could not be kept leaves the match where it is, and says so', async () => {
  apiAnswers({
    ...aMemberWith([aMatch()]),
    [`PUT ${mark}`]: { status: 503, body: { code: 'unavailable', message: 'x' } },
  })
  const user = showMatches()
  await user.click(await screen.findByRole('button', { name: 'Not for me' }))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'That could not be saved', tone: 'error' }))
  expect(card('سارة')).not.toBeNull()
})

test('a match that is saved offline is not shown as saved, says why, and is saved when the network is back', async () => {
  let offline = true
  apiAnswers({
    ...aMemberWith([aMatch()]),
    [`PUT ${mark}`]: async () => (offline ? unreachable() : { status: 204 }),
  })
  const user = showMatches()
  const save = await screen.findByRole('button', { name: 'Save سارة' })
  await user.click(save)
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'That could not be saved', description: 'Network error' }),
  )
  expect(save.getAttribute('aria-pressed')).toBe('false')
  offline = false
  await user.click(save)
  await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('true'))
})

test('a match that is put aside offline stays in the list', async () => {
  apiAnswers({ ...aMemberWith([aMatch()]), [`PUT ${mark}`]: unreachable })
  const user = showMatches()
  await user.click(await screen.findByRole('button', { name: 'Not for me' }))
  await waitFor(() => expect(shownToast()).toMatchObject({ description: 'Network error', tone: 'error' }))
  expect(card('سارة')).not.toBeNull()
})

test('a contacted match cannot be put aside', async () => {
  apiAnswers(aMemberWith([aMatch({ connectionStatus: 'contacted' })]))
  showMatches()
  await screen.findByText('Contacted')
  expect(screen.queryByRole('button', { name: 'Not for me' })).toBeNull()
})

test('save toggle keeps the focus while it is stored, takes no second press, and says its state', async () => {
  const stored = Promise.withResolvers<{ status: number }>()
  const calls = apiAnswers({ ...aMemberWith([aMatch()]), [`PUT ${mark}`]: () => stored.promise })
  const user = showMatches()
  const save = await screen.findByRole('button', { name: 'Save سارة' })
  await user.click(save)
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBe('true'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(save)
  stored.resolve({ status: 204 })
  await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('true'))
  expect(document.activeElement).toBe(save)
  expect(save.getAttribute('aria-disabled')).toBeNull()
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

const third = aMatch({ id: '01890a5d-ac96-774b-bcce-b302099a8059', name: 'ريم' })

test.each([
  ['the next card', 'سارة', 'هند'],
  ['the one before the last', 'ريم', 'هند'],
])('not for me passes the focus to the heading of %s', async (_, gone, next) => {
  apiAnswers({
    ...aMemberWith([aMatch(), other, third]),
    [`PUT ${mark}`]: { status: 204 },
    [`PUT /api/user/match-marks/${third.id}`]: { status: 204 },
  })
  const user = showMatches()
  await user.click(
    within(await screen.findByRole('article', { name: gone })).getByRole('button', { name: 'Not for me' }),
  )
  await waitFor(() => expect(card(gone)).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: next })))
})

test('not for me about the only match passes the focus to the heading of the page', async () => {
  apiAnswers({ ...aMemberWith([aMatch()]), [`PUT ${mark}`]: { status: 204 } })
  const user = showMatches()
  await user.click(await screen.findByRole('button', { name: 'Not for me' }))
  await screen.findByRole('heading', { name: 'Nobody right now' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('not for me leaves the focus where it went meanwhile', async () => {
  const stored = Promise.withResolvers<{ status: number }>()
  apiAnswers({ ...aMemberWith([aMatch(), other]), [`PUT ${mark}`]: () => stored.promise })
  const user = showMatches()
  const sara = within(await screen.findByRole('article', { name: 'سارة' }))
  await user.click(sara.getByRole('button', { name: 'Not for me' }))
  const elsewhere = screen.getByRole('button', { name: 'Save هند' })
  act(() => elsewhere.focus())
  stored.resolve({ status: 204 })
  await waitFor(() => expect(card('سارة')).toBeNull())
  expect(document.activeElement).toBe(elsewhere)
})

test('put aside dialog passes the focus to the next row, then to the heading of the page', async () => {
  let marks = [aside, { ...aside, id: other.id, name: 'هند' }]
  const takenBack = (id: string) => async () => {
    marks = marks.filter((one) => one.id !== id)
    return { status: 204 }
  }
  apiAnswers({
    ...aMemberWith([]),
    'GET /api/user/match-marks': async () => ({ status: 200, body: marks }),
    [`DELETE ${mark}`]: takenBack(aside.id),
    [`DELETE /api/user/match-marks/${other.id}`]: takenBack(other.id),
  })
  const user = showMatches()
  await user.click(await screen.findByRole('button', { name: 'Put aside: 2' }))
  await user.click(await screen.findByRole('button', { name: 'Take back سارة' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take back سارة' })).toBeNull())
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take back هند' })),
  )
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('notification of who was put aside goes when the member leaves the matches, and the mark stays', async () => {
  const calls = apiAnswers({ ...aMemberWith([aMatch(), other]), [`PUT ${mark}`]: { status: 204 } })
  const user = showMatches()
  const sara = within(await screen.findByRole('article', { name: 'سارة' }))
  await user.click(sara.getByRole('button', { name: 'Not for me' }))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'سارة is put aside', open: true }))
  await user.click(screen.getByRole('link', { name: 'See your connections' }))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'سارة is put aside', open: false }))
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
})

test('notification of who was put aside does not come up on another page', async () => {
  const stored = Promise.withResolvers<{ status: number }>()
  apiAnswers({ ...aMemberWith([aMatch(), other]), [`PUT ${mark}`]: () => stored.promise })
  const user = showMatches()
  const sara = within(await screen.findByRole('article', { name: 'سارة' }))
  const before = shownToast()
  await user.click(sara.getByRole('button', { name: 'Not for me' }))
  await user.click(screen.getByRole('link', { name: 'See your connections' }))
  await screen.findByRole('heading', { level: 1, name: 'Connections' })
  stored.resolve({ status: 204 })
  await act(() => new Promise((done) => setTimeout(done, 20)))
  expect(shownToast()).toBe(before)
})

test('notification of who was put aside has no gender in Arabic', async () => {
  apiAnswers({ ...aMemberWith([aMatch()]), [`PUT ${mark}`]: { status: 204 } })
  const user = showMatches('ar')
  await user.click(await screen.findByRole('button', { name: 'لا يناسبني' }))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'تم إخفاء سارة' }))
})
