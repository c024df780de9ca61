import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type ApiAnswers, aProfile, apiAnswers, shownToast, unreachable } from '@rafiq/app-kit/testing'
import type { Notice, OwnRequest } from '@rafiq/contracts/moderation'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { showAccount } from '../testing/show.tsx'

const list = 'GET /api/user/requests'
const send = 'POST /api/user/requests'
const id = '01890a5d-ac96-774b-bcce-b302099a8057'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const aRequest = (overrides: Partial<OwnRequest> = {}): OwnRequest => ({
  id,
  kind: 'access',
  against: null,
  at: '2026-11-20T08:00:00.000Z',
  due: '2999-12-20T08:00:00.000Z',
  status: 'open',
  closedAt: null,
  outcome: null,
  words: 'A copy, please.',
  answer: null,
  ...overrides,
})
const aNotice = (overrides: Partial<Notice> = {}): Notice => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8058',
  at: '2026-11-19T08:00:00.000Z',
  template: 'warning-fraud',
  words: null,
  until: null,
  readAt: '2026-11-19T09:00:00.000Z',
  ...overrides,
})
type Shown = {
  requests?: OwnRequest[]
  /** What the list is once one of them was withdrawn. */
  afterwards?: OwnRequest[]
  notices?: Notice[]
  paused?: boolean
  at?: string
  sent?: ApiAnswers[string]
}
const show = (shown: Shown = {}) => {
  const { requests = [], afterwards = requests, notices = [], paused = false, at = '', sent } = shown
  let body = requests
  const calls = apiAnswers({
    [list]: async () => ({ status: 200, body }),
    'GET /api/user/notices': { status: 200, body: notices },
    'GET /api/user/profile': { status: 200, body: aProfile({ pausedByStaff: paused }) },
    [`POST /api/user/requests/${id}/withdraw`]: async () => {
      body = afterwards
      return { status: 204 }
    },
    [send]: typeof sent === 'function' ? sent : { status: 201, body: aRequest(), ...sent },
  })
  return { calls, user: showAccount({ at: `/account/requests${at}` }) }
}
const sentBodies = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
const choice = (name: RegExp) => screen.findByRole('radio', { name })
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Details' })
const press = () => screen.getByRole('button', { name: 'Send request' })

test('a request is sent once with its words, thanked for, and the form is empty again', async () => {
  const { calls, user } = show()
  await user.click(await choice(/^A correction/))
  await user.type(words(), 'My age is 27.')
  await user.dblClick(press())
  await waitFor(() => expect(words().value).toBe(''))
  expect(sentBodies(calls)).toEqual([{ kind: 'correction', words: 'My age is 27.' }])
  expect(shownToast()).toMatchObject({ title: 'We have your request' })
  expect(await screen.findByText('A copy, please.')).toBeTruthy()
})

test.each([
  [/^A copy of my data/, 'See my data and keep it as a file', '/account/data'],
  [/^Deletion/, 'Delete it on the account page', '/account'],
])('%s: what can be done without the team comes first', async (kind, name, to) => {
  const { user } = show()
  await user.click(await choice(kind))
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
})

test('request form sends nothing without a kind and words', async () => {
  const { calls, user } = show()
  await choice(/^A copy/)
  await user.click(press())
  await screen.findByText('Please choose one of the options')
  await screen.findByText('Please say in a few words what you ask for.')
  expect(sentBodies(calls)).toEqual([])
})

test('an appeal is there for who has something to appeal against, and needs one of it', async () => {
  const { calls, user } = show({ notices: [aNotice(), aNotice({ id, template: 'report-thanks' })] })
  await user.click(await choice(/^An appeal/))
  const against = within(await screen.findByRole('radiogroup', { name: 'Against which decision?' }))
  expect(against.getAllByRole('radio')).toHaveLength(1)
  await user.type(words(), 'That was not me.')
  await user.click(press())
  await screen.findByText('Please choose one of the options')
  await user.click(await choice(/^A warning about money/))
  await user.click(press())
  await waitFor(() =>
    expect(sentBodies(calls)).toEqual([
      { kind: 'appeal', against: { kind: 'notice', noticeId: aNotice().id }, words: 'That was not me.' },
    ]),
  )
})

test('request form offers no appeal to a member without a decision', async () => {
  show()
  await choice(/^A copy/)
  expect(screen.queryByRole('radio', { name: /^An appeal/ })).toBeNull()
})

test('request form offers no second appeal where one was refused, and says so to who comes from its notice', async () => {
  const refused = aRequest({
    ...{ kind: 'appeal', status: 'answered', outcome: 'refused', answer: 'It stands.' },
    against: { kind: 'notice', noticeId: aNotice().id, template: 'warning-fraud', at: aNotice().at },
  })
  const other = aNotice({ id: aNotice().id.replace(/.$/, '9'), template: 'warning-conduct' })
  const shown = { requests: [refused], notices: [aNotice(), other] }
  const { user } = show(shown)
  await screen.findByText('It stands.')
  await user.click(await choice(/^An appeal/))
  await choice(/^A warning about how you treat/)
  expect(screen.queryByRole('radio', { name: /^A warning about money/ })).toBeNull()
  cleanup()
  show({ ...shown, at: `?appeal=${aNotice().id}` })
  await screen.findByText(/^Your appeal against this decision has been answered/)
})

test('an appeal that was begun at the pause is chosen already', async () => {
  const { calls, user } = show({ paused: true, at: '?appeal=pause' })
  expect(((await choice(/^The pause of my account/)) as HTMLInputElement).checked).toBe(true)
  await user.type(words(), 'A mistake.')
  await user.click(press())
  await waitFor(() =>
    expect(sentBodies(calls)).toEqual([{ kind: 'appeal', against: { kind: 'pause' }, words: 'A mistake.' }]),
  )
})

test.each([
  [
    409,
    'request-exists',
    'You have asked for this already. The answer comes here, and you are told by e-mail.',
  ],
  [422, 'request-limit', 'Five of your requests wait for an answer. Withdraw one of them, or wait for it.'],
  [503, 'unavailable', 'The service is not available at the moment. Please try again shortly.'],
])('a rejection with %d %s says why and keeps what was typed', async (status, code, sentence) => {
  const { user } = show({ sent: { status, body: { code, message: 'x' } } })
  await user.click(await choice(/^A copy/))
  await user.type(words(), 'A copy.')
  await user.click(press())
  await screen.findByText(sentence)
  expect(words().value).toBe('A copy.')
})

test.each([
  ['a request', {}, /^A copy/],
  ['an appeal', { paused: true, at: '?appeal=pause' }, /^The pause of my account/],
])('%s that is sent offline keeps its words, and is sent by the next press', async (_, member, chosen) => {
  let offline = true
  const sent = async () => (offline ? unreachable() : { status: 201, body: aRequest() })
  const { calls, user } = show({ ...member, sent })
  await user.click(await choice(chosen))
  await user.type(words(), 'A mistake.')
  await user.click(press())
  await screen.findByText('Network error')
  expect(words().value).toBe('A mistake.')
  offline = false
  await user.click(press())
  await waitFor(() => expect(words().value).toBe(''))
  expect(sentBodies(calls)).toHaveLength(2)
})

test.each([
  ['a reload', false],
  ['a session that ended at Send', true],
])('request form has what was typed again after %s, until it is sent', async (_, sends) => {
  const first = show({ sent: { status: 401, body: { code: 'unauthorized', message: 'x' } } })
  await first.user.click(await choice(/^A correction/))
  await first.user.type(words(), 'My age is 27.')
  if (sends) {
    await first.user.click(press())
    await screen.findByRole('heading', { name: 'Access Denied' })
  }
  cleanup()
  const { calls, user } = show()
  expect(((await choice(/^A correction/)) as HTMLInputElement).checked).toBe(true)
  await user.click(press())
  await waitFor(() => expect(words().value).toBe(''))
  expect(sentBodies(calls)).toEqual([{ kind: 'correction', words: 'My age is 27.' }])
  cleanup()
  show()
  await choice(/^A correction/)
  expect(words().value).toBe('')
})

test('an appeal that is begun at a decision does not mix with a request that is being typed', async () => {
  const first = show()
  await first.user.click(await choice(/^A correction/))
  await first.user.type(words(), 'My age is 27.')
  cleanup()
  const appeal = { paused: true, at: '?appeal=pause' }
  const { user } = show(appeal)
  expect(((await choice(/^The pause of my account/)) as HTMLInputElement).checked).toBe(true)
  expect(words().value).toBe('')
  await user.type(words(), 'A mistake.')
  cleanup()
  show(appeal)
  await choice(/^The pause of my account/)
  expect(words().value).toBe('A mistake.')
  cleanup()
  show()
  await choice(/^A correction/)
  expect(words().value).toBe('My age is 27.')
})

test('request list shows the state, due date and answer of each request', async () => {
  const closedAt = '2026-11-21T08:00:00.000Z'
  show({
    requests: [
      aRequest(),
      aRequest({ id: `${id.slice(0, -1)}1`, due: '2026-11-01T08:00:00.000Z' }),
      aRequest({
        id: `${id.slice(0, -1)}2`,
        kind: 'appeal',
        against: { kind: 'notice', noticeId: id, template: 'warning-fraud', at: closedAt },
        status: 'answered',
        outcome: 'refused',
        closedAt,
        answer: 'The messages were yours.',
      }),
    ],
  })
  const items = await screen.findAllByRole('article')
  expect(items[0]?.textContent).toContain('To be answered by')
  expect(items[1]?.textContent).toContain('We are late')
  expect(items[2]?.textContent).toMatch(/A warning about money.*Not granted.*The messages were yours\./)
  expect(within(items[2] as HTMLElement).queryByRole('button')).toBeNull()
})

test("a request is withdrawn after a question, from which the focus comes back to the page's heading", async () => {
  const { calls, user } = show({ requests: [aRequest()], afterwards: [aRequest({ status: 'withdrawn' })] })
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Withdraw request' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(shownToast()).toMatchObject({ title: 'The request is withdrawn' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})
