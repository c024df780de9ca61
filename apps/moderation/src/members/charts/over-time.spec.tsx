import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { showPanel } from '../../testing/show.tsx'

const call = (step: string, count: number) => `GET /api/moderator/stats/series?step=${step}&count=${count}`

test('the figures over time can be read as a table, by days or by months', async () => {
  const { user } = showPanel({
    answers: {
      [call('day', 30)]: {
        status: 200,
        body: { step: 'day', points: [{ start: '2026-11-20', joined: 4, deleted: 1, total: 1_200 }] },
      },
      [call('month', 12)]: {
        status: 200,
        body: { step: 'month', points: [{ start: '2026-11-01', joined: 31, deleted: 2, total: 1_204 }] },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Over time' }))
  const table = async () =>
    within(await screen.findByRole('table', { name: 'Joined and deleted', hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent)
  expect(await table()).toEqual(['DayJoinedDeleted', '20 November 202641'])
  await user.click(screen.getByRole('button', { name: 'Months' }))
  await screen.findAllByText('Month')
  expect(await table()).toEqual(['MonthJoinedDeleted', 'November 2026312'])
})
