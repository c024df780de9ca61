import { expect, test } from '@jest/globals'
import type { ModeratorRequest } from '@rafiq/contracts/moderation'
import { screen, waitFor, within } from '@testing-library/react'
import { plain, showPanel } from '../../testing/show.tsx'
import { aRequest } from '../testing/a-request.ts'

const api = 'GET /api/moderator/requests'
const list = (requests: readonly ModeratorRequest[], headers: Record<string, string> = {}) => ({
  status: 200,
  body: requests,
  headers: { 'x-total-count': String(requests.length), ...headers },
})

test('request queue shows who asks for what and how many days are left, in words', async () => {
  const day = 86_400_000
  const due = (days: number) => new Date(Date.now() + days * day - 1_000).toISOString()
  showPanel({
    at: '/moderator/requests',
    answers: {
      [api]: list([
        aRequest({ due: due(-2) }),
        aRequest({ id: '01990a5d-0000-774b-bcce-000000000012', due: due(3), kind: 'appeal' }),
        aRequest({
          id: '01990a5d-0000-774b-bcce-000000000013',
          due: due(30),
          member: { id: aRequest().member.id, name: null },
        }),
      ]),
    },
  })
  const rows = within(await screen.findByRole('list', { name: 'Waiting' })).getAllByRole('listitem')
  expect(rows.map((row) => plain(row.querySelector('h2')?.textContent).replaceAll('\u2068', ''))).toEqual([
    'A copy of the data: ريم',
    'An appeal against a decision: ريم',
    'A copy of the data: Deleted account',
  ])
  expect(rows[0]?.textContent).toContain('2 days late')
  expect(rows[1]?.textContent).toContain('3 days left')
  expect(rows[2]?.textContent).toContain('30 days left')
  screen.getByText('3 requests')
})

test('request queue keeps its filters in the address and reads by them', async () => {
  const { user, calls } = showPanel({
    at: '/moderator/requests',
    answers: {
      [api]: list([aRequest()], { 'x-next-cursor': 'next' }),
      [`${api}?status=closed`]: list([aRequest({ status: 'answered', outcome: 'refused' })]),
      [`${api}?status=closed&kind=access&cursor=next`]: list([]),
      [`${api}?cursor=next`]: list([]),
    },
  })
  expect((await screen.findByRole('link', { name: 'Next requests' })).getAttribute('href')).toBe(
    '/moderator/requests?cursor=next',
  )
  await user.click(screen.getByRole('link', { name: 'Closed' }))
  await screen.findByText('Not granted')
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toContain('/api/moderator/requests?status=closed'),
  )
})

test('request queue says that it is empty, and offers another try after a failed read', async () => {
  showPanel({ at: '/moderator/requests', answers: { [api]: list([]) } })
  await screen.findByText('No request waits')
  showPanel({
    at: '/moderator/requests',
    answers: { [api]: { status: 503, body: { code: 'unavailable', message: 'x' } } },
  })
  await screen.findByText('The requests could not be read')
  screen.getByRole('button', { name: 'Try again' })
})
