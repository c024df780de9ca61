import { beforeEach, expect, test } from '@jest/globals'
import type { ApiAnswers } from '@rafiq/app-kit/testing'
import { shownToast } from '@rafiq/app-kit/testing'
import type { ModeratorRequestDetail } from '@rafiq/contracts/moderation'
import { screen } from '@testing-library/react'
import { plain, showPanel } from '../../testing/show.tsx'
import { aRequest, aRequestDetail, requestId, staffId } from '../testing/a-request.ts'

const api = `/api/moderator/requests/${requestId}`
beforeEach(() => localStorage.clear())

function open(overrides: Partial<ModeratorRequestDetail> = {}, answers: ApiAnswers = {}) {
  const held = { request: aRequestDetail(overrides) }
  const shown = showPanel({
    at: `/moderator/requests/${requestId}`,
    answers: {
      [`GET ${api}`]: async () => ({ status: 200, body: held.request }),
      'GET /api/moderator/requests': { status: 200, body: [aRequest()] },
      ...answers,
    },
  })
  return { ...shown, held }
}
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words to the member' })
const send = () => screen.getByRole('button', { name: 'Send answer' })

test('an answer is sent once with its words; the page shows it and the way to the next', async () => {
  const next = aRequest({ id: '01990a5d-0000-774b-bcce-000000000012' })
  const { user, held, sent } = open(
    {},
    {
      'GET /api/moderator/requests': { status: 200, body: [next] },
      [`POST ${api}/answer`]: async () => {
        held.request = aRequestDetail({
          status: 'answered',
          outcome: 'granted',
          answer: 'أُرسلت النسخة.',
          mayAnswer: false,
          answeredBy: { id: staffId, email: null },
          closedAt: '2026-11-21T08:00:00.000Z',
        })
        return { status: 200, body: held.request }
      },
    },
  )
  await user.click(await screen.findByRole('radio', { name: 'Grant the request' }))
  await user.type(words(), 'أُرسلت النسخة.')
  await user.dblClick(send())
  await screen.findByText(/Answered by you/)
  expect(sent().map(({ body }) => body)).toEqual([{ outcome: 'granted', words: 'أُرسلت النسخة.' }])
  expect(shownToast()).toMatchObject({ title: 'The answer is sent' })
  expect((await screen.findByRole('link', { name: 'Next request' })).getAttribute('href')).toBe(
    `/moderator/requests/${next.id}`,
  )
})

test('request answer is not sent without a decision and words', async () => {
  const { user, sent } = open()
  await user.click(await screen.findByRole('button', { name: 'Send answer' }))
  screen.getByText('Please choose one of the options')
  screen.getByText('Please say what was decided, and why.')
  expect(sent()).toEqual([])
})

test('appeal cannot be answered by who made the decision', async () => {
  const at = '2026-11-19T08:00:00.000Z'
  open({
    kind: 'appeal',
    against: { kind: 'pause', noticeId: null, template: null, at },
    decidedBy: { id: staffId, email: 'moderator@rafiq.test' },
    mayAnswer: false,
  })
  await screen.findByText('You decided this')
  expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull()
  screen.getByText(/^The pause of the account/)
  expect(plain(screen.getByText('Decided by').nextElementSibling?.textContent)).toBe('you')
})

test.each([
  [409, 'request-closed', 'This request is closed already.'],
  [403, 'own-decision', 'You decided this. Somebody else of the team has to look at it.'],
  [503, 'unavailable', 'The service is not available at the moment. Please try again shortly.'],
])(
  'a refusal with %d %s says why, and what was written is still there after a reload',
  async (status, code, told) => {
    const refused = { [`POST ${api}/answer`]: { status, body: { code, message: 'x' } } }
    const { user } = open({}, refused)
    await user.click(await screen.findByRole('radio', { name: 'Do not grant it' }))
    await user.type(words(), 'The law keeps it.')
    await user.click(send())
    await screen.findByText(told)
    expect(words().value).toBe('The law keeps it.')
    open()
    await screen.findByRole('button', { name: 'Send answer' })
    expect(words().value).toBe('The law keeps it.')
  },
)

test('a request that is not there leads back to the others', async () => {
  open({}, { [`GET ${api}`]: { status: 404, body: { code: 'not-found', message: 'x' } } })
  await screen.findByText('There is no such request')
  expect(screen.getByRole('link', { name: 'All requests' }).getAttribute('href')).toBe('/moderator/requests')
})
