import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { showPanel } from '../../testing/show.tsx'

const path = 'GET /api/moderator/stats/exposure'
const nobody = { members: 0, gini: 0, neverShown: 0 }
const exposure = {
  days: 30,
  all: { members: 1_304, gini: 0.2345, neverShown: 0.026 },
  cities: [
    { city: 'riyadh', members: 1_200, gini: 0.228, neverShown: 0.01 },
    { city: 'abha', members: 104, gini: 0.4, neverShown: 0.25 },
    { city: 'kaec', members: 2, gini: 0, neverShown: 1 },
  ],
}
const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('exposure report says by city how evenly members are shown, over which time, with headings', async () => {
  const { user } = showPanel({ answers: { [path]: { status: 200, body: exposure } } })
  const button = await screen.findByRole('button', { name: 'Fair exposure', expanded: false })
  await user.click(button)
  expect(await rows('Fair exposure by city')).toEqual([
    ['City', 'Have a match', 'Gini', 'Shown to nobody'],
    ['All cities', '1,304', '0.23', '3%'],
    ['Riyadh', '1,200', '0.23', '1%'],
    ['Abha', '104', '0.4', '25%'],
    // Nobody was shown: that is not even.
    ['King Abdullah Economic City', '2', '–', '100%'],
  ])
  screen.getByText(/in the last 30 days/)
  expect(screen.getAllByRole('columnheader').length).toBeGreaterThanOrEqual(4)
  screen.getByRole('rowheader', { name: 'Abha' })
  await user.click(screen.getByRole('button', { name: 'Hide fair exposure', expanded: true }))
  expect(screen.queryByRole('table', { name: 'Fair exposure by city' })).toBeNull()
})

test('exposure report is in Arabic too', async () => {
  const { user } = showPanel({ language: 'ar', answers: { [path]: { status: 200, body: exposure } } })
  await user.click(await screen.findByRole('button', { name: 'عدالة الظهور' }))
  expect((await rows('عدالة الظهور حسب المدينة'))[0]).toEqual([
    'المدينة',
    'لهم متوافقون',
    'معامل جيني',
    'لم يظهروا لأحد',
  ])
  screen.getByText(/خلال آخر 30 يومًا/)
})

test('exposure report says so where nobody has a match', async () => {
  const { user } = showPanel({
    answers: { [path]: { status: 200, body: { days: 30, all: nobody, cities: [] } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Fair exposure' }))
  await screen.findByText('Nobody has a match at the moment')
})

test('exposure report that cannot be read says why, and is read on another try', async () => {
  let away = true
  const { user } = showPanel({
    answers: {
      [path]: async () =>
        away ? { status: 503, body: { code: 'unavailable' } } : { status: 200, body: exposure },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Fair exposure' }))
  await screen.findByText('Fair exposure could not be read')
  away = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows('Fair exposure by city')).toHaveLength(5)
})
