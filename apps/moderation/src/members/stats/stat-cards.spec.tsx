import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { stats } from '../../testing/a-panel.ts'
import { showPanel } from '../../testing/show.tsx'

const path = 'GET /api/moderator/stats'

test.each([
  ['Total Users', '1,204'],
  ['Active Users', '900'],
  ['Phone Sharing Enabled', '640'],
  ['New This Month', '31'],
])('stat card says %s', async (name, figure) => {
  showPanel()
  await screen.findByText(figure)
  const card = screen.getByText(name).closest('div') as HTMLElement
  expect(within(card).getByRole('definition').textContent).toBe(figure)
})

test('stat cards that cannot be read say why, and are read on another try', async () => {
  let away = true
  const { user } = showPanel({
    answers: {
      [path]: async () =>
        away ? { status: 503, body: { code: 'unavailable' } } : { status: 200, body: stats },
    },
  })
  const alert = await screen.findByRole('alert')
  within(alert).getByText('The service is not available at the moment. Please try again shortly.')
  away = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByText('1,204')
})
